"""Zips of pictures, and what of each is still to be done."""

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import people.models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0014_deck_descriptions_and_comments"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="PictureBatch",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("guest_key", models.CharField(db_index=True, max_length=64)),
                ("slug", models.CharField(default=people.models.new_slug, editable=False, max_length=32, unique=True)),
                ("shape", models.CharField(max_length=10)),
                ("waiting", models.JSONField(default=list)),
                ("problems", models.JSONField(default=list)),
                ("done", models.PositiveSmallIntegerField(default=0)),
                ("made", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "user",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="%(class)ss",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ("-made", "-pk"),
            },
        ),
    ]
