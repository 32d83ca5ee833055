"""What was said when it was reported, and what the administration calls things."""

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def look_up(apps: StateApps, schema_editor: BaseDatabaseSchemaEditor) -> None:
    """Of reports that are there already: what is said there by now."""
    for report in apps.get_model("decks", "Report").objects.select_related("comment", "deck"):
        report.said = report.comment.text if report.comment else report.deck.description
        report.save(update_fields=["said"])


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0019_what_a_zip_brought"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField("report", "said", models.TextField("what was said", default=""), preserve_default=False),
        migrations.RunPython(look_up, migrations.RunPython.noop, elidable=True),
        migrations.AlterModelOptions(
            name="block",
            options={"verbose_name": "blocked account"},
        ),
        migrations.AlterField(
            model_name="block",
            name="made",
            field=models.DateTimeField(default=django.utils.timezone.now, verbose_name="since"),
        ),
        migrations.AlterField(
            model_name="block",
            name="until",
            field=models.DateTimeField(
                blank=True, help_text="Leave it empty to block the account for good.", null=True
            ),
        ),
        migrations.AlterField(
            model_name="block",
            name="user",
            field=models.OneToOneField(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="comment_block",
                to=settings.AUTH_USER_MODEL,
                verbose_name="account",
            ),
        ),
        migrations.AlterField(
            model_name="comment",
            name="hidden",
            field=models.BooleanField(default=False, verbose_name="taken out"),
        ),
        migrations.AlterField(
            model_name="comment",
            name="made",
            field=models.DateTimeField(default=django.utils.timezone.now, verbose_name="written"),
        ),
        migrations.AlterField(
            model_name="comment",
            name="user",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE,
                related_name="comments",
                to=settings.AUTH_USER_MODEL,
                verbose_name="written by",
            ),
        ),
        migrations.AlterField(
            model_name="report",
            name="handled",
            field=models.BooleanField(default=False, verbose_name="done"),
        ),
        migrations.AlterField(
            model_name="report",
            name="made",
            field=models.DateTimeField(default=django.utils.timezone.now, verbose_name="reported"),
        ),
        migrations.AlterField(
            model_name="report",
            name="reason",
            field=models.TextField(max_length=500, verbose_name="why"),
        ),
        migrations.AlterField(
            model_name="report",
            name="user",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="reports",
                to=settings.AUTH_USER_MODEL,
                verbose_name="reported by",
            ),
        ),
    ]
