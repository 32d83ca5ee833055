"""Where an account was signed in is an address that is known."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("people", "0003_whereabouts"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RenameModel(old_name="Whereabouts", new_name="KnownAddress"),
        migrations.AlterField(
            model_name="knownaddress",
            name="user",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="known_addresses",
                to=settings.AUTH_USER_MODEL,
            ),
        ),
    ]
