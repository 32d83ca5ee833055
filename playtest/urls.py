"""Page addresses of the tables."""

from django.urls import path

from playtest import opening, replay_views, views
from playtest.challenges import views as challenges
from playtest.coach import views as coach
from playtest.starting import first_page, hot_seat, many
from playtest.trials import views as trials
from playtest.watching import views as watching

EVERY_GAME = [
    path("", first_page.start, name="home"),
    path("learn/", views.learn, name="learn"),
    path("learn/<slug:key>/", views.begin_scene, name="begin_scene"),
    path("many/", many.begin, name="many"),
    path("hot-seat/", hot_seat.begin, name="hot_seat"),
    path("position/", opening.open_position, name="open_position"),
    path("play/", challenges.invite, name="invite"),
    path("play/<slug:slug>/", challenges.challenge, name="challenge"),
    path("table/<slug:slug>/", views.table, name="table"),
    path("table/<slug:slug>/again/", views.again, name="again"),
    path("table/<slug:slug>/record.json", views.record, name="record"),
    path("table/<slug:slug>/replay/", replay_views.replay, name="replay"),
    path("table/<slug:slug>/replay/steps.json", replay_views.steps, name="replay_steps"),
    path("table/<slug:slug>/replay/play-on/", replay_views.play_on, name="play_on"),
    path("table/<slug:slug>/replay/notes.json", replay_views.write_note, name="replay_notes"),
    path("table/<slug:slug>/replay/position.json", replay_views.position, name="replay_position"),
    path("replay/", replay_views.open_file, name="open_record"),
    path("replay/steps.json", replay_views.file_steps, name="file_steps"),
    path("games/", replay_views.games, name="games"),
    path("table/<slug:slug>/replay/coach/", coach.coach, name="coach"),
    path("table/<slug:slug>/replay/coach/start/", coach.start, name="start_coach"),
    path("coach/", coach.practice, name="practice"),
    path("coach/<slug:slug>/<int:seat>/<int:step>/question.json", coach.question, name="coach_question"),
    path("coach/<slug:slug>/<int:seat>/<int:step>/answer.json", coach.answer, name="coach_answer"),
    path("watch/<slug:slug>/", watching.watch, name="watch"),
    path("watch/<slug:slug>/<int:number>/replay/", watching.replay, name="watched_replay"),
    path("watch/<slug:slug>/<int:number>/steps.json", watching.steps, name="watched_steps"),
    path("decks/<slug:slug>/study/trials/", trials.trials, name="trials"),
    path("trials/<slug:slug>/", trials.trial, name="trial"),
    path("trials/<slug:slug>/cancel/", trials.cancel, name="cancel_trial"),
    path("trials/<slug:slug>/delete/", trials.delete, name="delete_trial"),
    path("trials/<slug:slug>/trial.<slug:kind>", trials.export, name="export_trial"),
]

urlpatterns = [
    path("learn/first-game/", views.first_game, name="first_game"),  # before the scenes, of which it is none
    *EVERY_GAME,
    path("puzzles/", views.puzzles, name="puzzles"),
]
