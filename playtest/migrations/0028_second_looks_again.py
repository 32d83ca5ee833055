from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def look_again(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Second looks hold reasons against each idea now, and call powers by their cards. They are taken again, which is
    found out from the first ones; what the coach had given up is asked for by a click."""
    looked = apps.get_model("playtest", "Coaching").objects.exclude(second={})
    looked.filter(why="").update(second={}, ended=None)
    looked.update(second={})


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0027_sideboards"),
    ]

    operations = [
        migrations.RunPython(look_again, migrations.RunPython.noop, elidable=True),
    ]
