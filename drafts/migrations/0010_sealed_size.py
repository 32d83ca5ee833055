"""A Sealed has decks of exactly 30 cards unless its host lets them be larger. Those before let all be larger, so their
decks stay what they were made for."""

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def keep_what_was(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    apps.get_model("drafts", "Pod").objects.filter(setup__format="sealed").update(deck_size="least")
    decks = apps.get_model("decks", "Deck").objects.filter(format_key="sealed", pool__isnull=False)
    decks.update(format_key="sealed-large")


def as_before(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    apps.get_model("decks", "Deck").objects.filter(format_key="sealed-large").update(format_key="sealed")


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0017_maybeboards"),
        ("drafts", "0009_cards_that_players_bring"),
    ]

    operations = [
        migrations.AddField(
            model_name="pod",
            name="deck_size",
            field=models.CharField(choices=[("exact", "Exact"), ("least", "Least")], default="exact", max_length=10),
        ),
        migrations.RunPython(keep_what_was, as_before),
    ]
