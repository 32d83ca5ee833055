"""What a guest is known by is called a guest key."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("drafts", "0007_heartbeat"),
    ]

    operations = [
        migrations.RenameField(model_name="pod", old_name="visitor", new_name="guest_key"),
        migrations.RenameField(model_name="seat", old_name="visitor", new_name="guest_key"),
    ]
