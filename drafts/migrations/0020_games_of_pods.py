"""Every pod names its game; those that there are, are of the first one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("drafts", "0019_bots"),
    ]

    operations = [
        migrations.AddField(
            model_name="pod",
            name="game",
            field=models.CharField(default="epic", editable=False, max_length=20),
        ),
    ]
