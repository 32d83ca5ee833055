"""Page addresses of experiments."""

from django.urls import path

from lab.experiments import views

urlpatterns = [
    path("", views.experiments, name="experiments"),
    path("new/", views.new, name="new_experiment"),
    path("<slug:slug>/", views.experiment, name="experiment"),
    path("<slug:slug>/pause/", views.pause, name="pause_experiment"),
    path("<slug:slug>/go-on/", views.go_on, name="go_on_experiment"),
    path("<slug:slug>/cancel/", views.cancel, name="cancel_experiment"),
    path("<slug:slug>/delete/", views.delete, name="delete_experiment"),
    path("<slug:slug>/cards/", views.cards, name="experiment_cards"),
    path("<slug:slug>/<slug:kind>.json", views.export, name="export_experiment"),
    path("<slug:slug>/<int:number>/", views.matchup, name="experiment_matchup"),
    path("<slug:slug>/<int:number>/<int:game>/", views.replay, name="experiment_replay"),
    path("<slug:slug>/<int:number>/<int:game>/steps.json", views.steps, name="experiment_steps"),
]
