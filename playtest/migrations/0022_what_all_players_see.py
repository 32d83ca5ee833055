from django.db import migrations, models

SEES = [("", "Nobody may watch"), ("public", "What all players may see"), ("all", "Everything, some turns later")]


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0021_absence"),
    ]

    operations = [
        migrations.AlterField(
            model_name=name,
            name="sees",
            field=models.CharField(blank=True, choices=SEES, default="", max_length=10),
        )
        for name in ("challenge", "table")
    ]
