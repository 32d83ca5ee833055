"""Two who play by an invitation can change sides."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("playtest", "0016_notes_on_moments")]

    operations = [
        migrations.AddField(model_name="challenge", name="changes_sides", field=models.BooleanField(default=False)),
    ]
