"""Each game has a collection of its own; those that there were are of the first game."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0023_sideboards"),
    ]

    operations = [
        migrations.RemoveConstraint(model_name="collection", name="one_collection_for_each_account"),
        migrations.RemoveConstraint(model_name="collection", name="one_collection_for_each_guest"),
        migrations.AddField(
            model_name="collection", name="game", field=models.CharField(default="epic", max_length=20)
        ),
        migrations.AddConstraint(
            model_name="collection",
            constraint=models.UniqueConstraint(fields=("user", "game"), name="one_collection_for_each_account"),
        ),
        migrations.AddConstraint(
            model_name="collection",
            constraint=models.UniqueConstraint(
                condition=models.Q(("user", None)), fields=("guest_key", "game"), name="one_collection_for_each_guest"
            ),
        ),
        migrations.AlterField(
            model_name="change",
            name="source",
            field=models.CharField(
                choices=[
                    ("import", "Import"),
                    ("products", "Products"),
                    ("boosters", "Boosters"),
                    ("guest", "Guest"),
                ],
                max_length=10,
            ),
        ),
    ]
