from django.conf import settings
from django.db import migrations


class Migration(migrations.Migration):
    """One account for each name regardless of case: two who sign up at the same moment do not both get it."""

    dependencies = [
        ("auth", "0012_alter_user_first_name_max_length"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RunSQL(
            "CREATE UNIQUE INDEX people_one_account_for_each_name ON auth_user (LOWER(username))",
            "DROP INDEX people_one_account_for_each_name",
        ),
    ]
