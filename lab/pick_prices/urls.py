"""Page addresses of prices of picks, below the logs of drafts."""

from django.urls import path

from lab.pick_prices import views

urlpatterns = [
    path("<slug:slug>/log/<int:pick>/price/", views.options, name="pick_prices"),
    path("<slug:slug>/log/<int:pick>/price/<slug:price>/", views.price, name="pick_price"),
    path("<slug:slug>/log/<int:pick>/price/<slug:price>/cancel/", views.cancel, name="cancel_pick_price"),
    path("<slug:slug>/log/<int:pick>/price/<slug:price>/delete/", views.delete, name="delete_pick_price"),
]
