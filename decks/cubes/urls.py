"""Addresses of cubes."""

from django.urls import path

from decks.comments.views import report_cube
from decks.cubes import views

urlpatterns = [
    path("", views.cubes, name="cubes"),
    path("new/", views.new, name="new_cube"),
    path("<slug:slug>/", views.cube, name="cube"),
    path("<slug:slug>/edit/", views.edit, name="edit_cube"),
    path("<slug:slug>/details/", views.about, name="describe_cube"),
    path("<slug:slug>/copy/", views.copy, name="copy_cube"),
    path("<slug:slug>/delete/", views.delete, name="delete_cube"),
    path("<slug:slug>/report/", report_cube, name="report_cube"),
    path("<slug:slug>/cube.<slug:kind>", views.export, name="export_cube"),
    path("<slug:slug>/compare/", views.compare, name="compare_cube"),
    path("<slug:slug>/versions/", views.versions, name="cube_versions"),
    path("<slug:slug>/versions/<int:number>/", views.cube, name="cube_version"),
    path("<slug:slug>/versions/<int:number>/note/", views.note, name="note_cube_version"),
    path("<slug:slug>/versions/<int:number>/restore/", views.restore, name="restore_cube_version"),
    path("<slug:slug>/versions/<int:one>..<int:two>/", views.compare_versions, name="compare_cube_versions"),
]
