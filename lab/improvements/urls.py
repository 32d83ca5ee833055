"""Page addresses of improvements."""

from django.urls import path

from lab.improvements import views

urlpatterns = [
    path("new/", views.new, name="new_improvement"),
    path("<slug:slug>/", views.improvement, name="improvement"),
    path("<slug:slug>/pause/", views.pause, name="pause_improvement"),
    path("<slug:slug>/go-on/", views.go_on, name="go_on_improvement"),
    path("<slug:slug>/cancel/", views.cancel, name="cancel_improvement"),
    path("<slug:slug>/delete/", views.delete, name="delete_improvement"),
    path("<slug:slug>/save/", views.save, name="save_improvement"),
    path("<slug:slug>/way.json", views.export, name="export_improvement"),
]
