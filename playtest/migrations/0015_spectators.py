"""What spectators see of games, and how many there are."""

from django.db import migrations, models

SEES = [
    ("", "Nobody may watch"),
    ("public", "What both players may see"),
    ("all", "Everything, some turns later"),
]


def fields(model: str) -> list[migrations.AddField]:
    """The fields of what can be watched."""
    return [
        migrations.AddField(
            model_name=model,
            name="sees",
            field=models.CharField(blank=True, choices=SEES, default="", max_length=10),
        ),
        migrations.AddField(model_name=model, name="delay", field=models.PositiveSmallIntegerField(default=0)),
        migrations.AddField(
            model_name=model,
            name="watch_slug",
            field=models.CharField(blank=True, db_index=True, default="", editable=False, max_length=32),
        ),
    ]


class Migration(migrations.Migration):
    dependencies = [("playtest", "0014_hot_seat_and_chosen_decks")]

    operations = [
        *fields("table"),
        *fields("challenge"),
        migrations.CreateModel(
            name="SpectatorCount",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("watch_slug", models.CharField(max_length=32)),
                ("process", models.CharField(max_length=32)),
                ("count", models.PositiveIntegerField()),
                ("heard", models.DateTimeField()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("watch_slug", "process"), name="one_count_for_each_process")
                ]
            },
        ),
    ]
