"""Page addresses of prices of picks, below the logs of drafts."""

from drafts.addresses import of_pod
from lab.pick_prices import views

urlpatterns = [
    of_pod("<slug:slug>/log/<int:pick>/price/", views.options, name="pick_prices"),
    of_pod("<slug:slug>/log/<int:pick>/price/<slug:price>/", views.price, name="pick_price"),
    of_pod("<slug:slug>/log/<int:pick>/price/<slug:price>/cancel/", views.cancel, name="cancel_pick_price"),
    of_pod("<slug:slug>/log/<int:pick>/price/<slug:price>/delete/", views.delete, name="delete_pick_price"),
]
