"""Addresses of accounts. The names are those that allauth looks for; what is not here of allauth does not exist."""

from allauth.account import views as allauth
from django.urls import path, re_path
from django.views.decorators.cache import never_cache

from people import views

urlpatterns = [
    path("", views.account, name="account"),
    path("sign-in/", allauth.login, name="account_login"),
    path("sign-up/", views.SignUp.as_view(), name="account_signup"),
    path("sign-out/", never_cache(allauth.logout), name="account_logout"),
    path("closed/", allauth.account_inactive, name="account_inactive"),
    path("email/", views.email, name="change_email"),
    path("blocked/", views.blocked, name="blocked"),
    path("token/", views.token, name="token"),
    path("delete/", views.delete, name="delete_account"),
    path("password/", never_cache(allauth.password_change), name="account_change_password"),
    path("password/first/", never_cache(allauth.password_set), name="account_set_password"),
    path("reset/", allauth.password_reset, name="account_reset_password"),
    path("reset/sent/", views.ResetSent.as_view(), name="account_reset_password_done"),
    path("reset/done/", allauth.password_reset_from_key_done, name="account_reset_password_from_key_done"),
    re_path(
        r"^reset/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        never_cache(allauth.password_reset_from_key),
        name="account_reset_password_from_key",
    ),
]
