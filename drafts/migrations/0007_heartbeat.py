"""The row that says when a server last looked at the clocks is called a heartbeat."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("drafts", "0006_digests"),
    ]

    operations = [
        migrations.RenameModel(old_name="Beat", new_name="Heartbeat"),
    ]
