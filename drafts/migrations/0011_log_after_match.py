"""The log of a draft may open to each player after their match."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("drafts", "0010_sealed_size"),
    ]

    operations = [
        migrations.AlterField(
            model_name="pod",
            name="readers",
            field=models.CharField(
                choices=[("all", "All"), ("players", "Players"), ("match", "Match"), ("host", "Host")], max_length=10
            ),
        ),
    ]
