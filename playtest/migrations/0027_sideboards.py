from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("playtest", "0026_tables_of_any_game"),
    ]

    operations = [
        migrations.AddField(
            model_name="side",
            name="sideboard",
            field=models.JSONField(default=list),
        ),
        migrations.AddField(
            model_name="side",
            name="swapped",
            field=models.JSONField(default=dict),
        ),
    ]
