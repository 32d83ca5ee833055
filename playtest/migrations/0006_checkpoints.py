import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0005_tables_of_two"),
    ]

    operations = [
        migrations.RemoveField(model_name="table", name="definitions"),
        migrations.RemoveField(model_name="table", name="rules"),
        migrations.RemoveField(model_name="trial", name="definitions"),
        migrations.AddField(model_name="table", name="versions", field=models.JSONField(default=list)),
        migrations.AddField(model_name="trial", name="version", field=models.IntegerField(default=-1)),
        migrations.CreateModel(
            name="Checkpoint",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("digest", models.CharField(max_length=16)),
                ("stories", models.JSONField(default=list)),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="checkpoints", to="playtest.table"
                    ),
                ),
            ],
            options={
                "ordering": ("table", "number"),
                "constraints": [
                    models.UniqueConstraint(fields=("table", "number"), name="one_checkpoint_for_each_number")
                ],
            },
        ),
    ]
