"""Every experiment and improvement names its game; those that there are, are of the first one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("lab", "0004_order_of_cards"),
    ]

    operations = [
        migrations.AddField(
            model_name="experiment",
            name="game",
            field=models.CharField(default="epic", max_length=20),
        ),
        migrations.AddField(
            model_name="improvement",
            name="game",
            field=models.CharField(default="epic", max_length=20),
        ),
    ]
