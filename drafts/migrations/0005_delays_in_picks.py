from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps

MOST = 60  # picks


def minutes_to_picks(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """A pick for each minute: few players take longer for one, so that spectators see less than before, not more."""
    for pod in apps.get_model("drafts", "Pod").objects.filter(spectators="all").only("delay"):
        pod.delay = min(max(1, pod.delay), MOST)
        pod.save(update_fields=["delay"])


class Migration(migrations.Migration):
    dependencies = [("drafts", "0004_tables_of_pods")]

    operations = [migrations.RunPython(minutes_to_picks, migrations.RunPython.noop)]
