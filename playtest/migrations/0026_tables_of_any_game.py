from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0025_practice"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="game",
            field=models.CharField(default="epic", max_length=20),
        ),
        migrations.AddField(
            model_name="challenge",
            name="game",
            field=models.CharField(default="epic", max_length=20),
        ),
    ]
