"""What a guest is known by is called a guest key."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0007_drafted_pools"),
    ]

    operations = [
        migrations.RenameField(model_name="deck", old_name="visitor", new_name="guest_key"),
        migrations.RenameField(model_name="houseformat", old_name="visitor", new_name="guest_key"),
        migrations.RenameField(model_name="picture", old_name="visitor", new_name="guest_key"),
        migrations.RemoveConstraint(model_name="collection", name="one_collection_for_each_guest"),
        migrations.RenameField(model_name="collection", old_name="visitor", new_name="guest_key"),
        migrations.AddConstraint(
            model_name="collection",
            constraint=models.UniqueConstraint(
                condition=models.Q(user=None), fields=("guest_key",), name="one_collection_for_each_guest"
            ),
        ),
    ]
