from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0004_places"),
    ]

    operations = [
        migrations.RemoveField(model_name="table", name="bots"),
        migrations.RemoveField(model_name="table", name="names"),
        migrations.RemoveField(model_name="table", name="passing"),
        migrations.RemoveField(model_name="table", name="stops"),
        migrations.RemoveField(model_name="table", name="user"),
        migrations.RemoveField(model_name="table", name="visitor"),
        migrations.AddField(
            model_name="table",
            name="rematch_by",
            field=models.PositiveSmallIntegerField(blank=True, null=True),
        ),
    ]
