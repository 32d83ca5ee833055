from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps
from django.db.models import F


def end_what_is_offered(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """How long picks of bots could be taken back was not stored where there is a clock: they are final."""
    picks = apps.get_model("drafts", "Pick").objects
    picks.filter(by="bot", pod__status__in=("running", "paused")).exclude(pod__clock="none").update(until=F("made"))


class Migration(migrations.Migration):
    dependencies = [
        ("drafts", "0013_open_to_anybody"),
    ]

    operations = [
        migrations.AddField(
            model_name="pick",
            name="until",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="pod",
            name="paused",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.RunPython(end_what_is_offered, migrations.RunPython.noop),
    ]
