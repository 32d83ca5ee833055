"""The pace is a player's, and has four steps; a table that was hurried is quick."""

from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def take_over(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Whoever hurried the bot at a table goes on at a quick pace."""
    apps.get_model("playtest", "Player").objects.filter(table__hurry=True).update(pace="quick")


def give_back(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Both players of a table with a quick one are hurried again."""
    apps.get_model("playtest", "Table").objects.filter(players__pace__in=["quick", "instant"]).update(hurry=True)


class Migration(migrations.Migration):
    dependencies = [("playtest", "0012_decks_of_players")]

    operations = [
        migrations.AddField(
            model_name="player",
            name="pace",
            field=models.CharField(
                choices=[("slow", "Slow"), ("normal", "Normal"), ("quick", "Quick"), ("instant", "Instant")],
                default="normal",
                max_length=10,
            ),
        ),
        migrations.RunPython(take_over, give_back),
        migrations.RemoveField(model_name="table", name="hurry"),
    ]
