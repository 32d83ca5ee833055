"""What a guest is known by is called a guest key."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0007_players"),
    ]

    operations = [
        migrations.RenameField(model_name="player", old_name="visitor", new_name="guest_key"),
        migrations.RenameField(model_name="trial", old_name="visitor", new_name="guest_key"),
    ]
