"""What can be done with cubes, by whom, and what is refused."""

from datetime import timedelta

import pytest
from django.utils import timezone

from decks import saving
from decks.cubes import domain, of_the_site, queries
from decks.cubes.models import Cube, CubeVersion
from engine.epic.catalogue import CARD_OF
from engine.epic.language import RED
from engine.games import DEFAULT
from live.errors import Refused
from people.persons import Person

pytestmark = pytest.mark.django_db
GUEST, STRANGER = Person("guest"), Person("stranger")


def refused(code, verb, **arguments):
    with pytest.raises(Refused) as refusal:
        verb(**arguments)
    assert (refusal.value.code, str(refusal.value)[-1]) == (code, ".")
    return str(refusal.value)


def said(cube):
    return [(one.number, one.cards, one.note) for one in cube.versions.order_by("number")]


def test_each_save_is_a_version(new_cube):
    cube = new_cube(GUEST, {"kong": 2})
    assert (
        domain.save(
            slug=cube.slug, person=GUEST, base=1, cards={"Kong": 60, "Lash": 1}, note="more", game=DEFAULT
        ).number
        == 2
    )
    assert domain.save(slug=cube.slug, person=GUEST, base=2, cards={"Kong": 60, "Lash": 1}, game=DEFAULT).number == 2
    assert said(cube) == [(1, {"Kong": 2}, ""), (2, {"Kong": 60, "Lash": 1}, "more")]
    cube.refresh_from_db()
    assert (cube.number, cube.revision, cube.size, cube.alignments) == (2, 2, 61, "wild")
    refused("stale", domain.save, slug=cube.slug, person=GUEST, base=1, cards={"Kong": 1}, game=DEFAULT)
    assert domain.restore(slug=cube.slug, person=GUEST, number=1).number == 3
    assert said(cube)[-1] == (3, {"Kong": 2}, "Restored from version 1.")
    domain.annotate(slug=cube.slug, person=GUEST, number=2, note="many")
    assert said(cube)[1][2] == "many"


def test_what_is_added_in_one_sitting_is_one_version(new_cube):
    cube = new_cube(GUEST, {"Kong": 1})
    for card in ("Kong", "Lash"):
        domain.add(slug=cube.slug, person=GUEST, cards={card: 1}, game=DEFAULT)
    assert said(cube) == [(1, {"Kong": 1}, ""), (2, {"Kong": 2, "Lash": 1}, "")]
    CubeVersion.objects.update(made=timezone.now() - saving.AUTOSAVE_WINDOW)
    domain.add(slug=cube.slug, person=GUEST, cards={"Lash": 1}, game=DEFAULT)
    assert said(cube)[-1] == (3, {"Kong": 2, "Lash": 2}, "")


def test_a_cube_has_limits(new_cube, monkeypatch):
    assert "1 to 60 copies" in refused("cards", new_cube, person=GUEST, cards={"Kong": 61})
    said = refused("cards", new_cube, person=GUEST, cards=dict.fromkeys(list(CARD_OF)[:34], 59))
    assert said == "This cube has 2006 cards. The maximum is 2000."
    refused("cards", new_cube, person=GUEST, cards={"Xyzzy": 1})
    refused("cards", new_cube, person=GUEST, cards={"Kong": True})
    refused("name", new_cube, person=GUEST, name=" ")
    refused("name", new_cube, person=GUEST, name="x" * 81)
    refused("description", new_cube, person=GUEST, description="x" * 10_001)
    refused("visibility", new_cube, person=GUEST, visibility="shared")
    refused("cover", new_cube, person=GUEST, cover="Xyzzy")
    monkeypatch.setattr(domain, "MOST_CUBES", 1)
    cube = new_cube(GUEST)
    refused("too_many", new_cube, person=GUEST)
    refused("too_many", domain.copy, slug=cube.slug, person=GUEST)
    monkeypatch.setattr(saving, "MOST_VERSIONS", 1)
    assert "This cube has 1 versions" in refused(
        "too_many", domain.save, slug=cube.slug, person=GUEST, base=1, cards={"Kong": 1}, game=DEFAULT
    )
    assert Cube.objects.count() == CubeVersion.objects.count() == 1


def test_what_is_not_said_about_a_cube_stays(new_cube):
    cube = new_cube(GUEST, description="Hairy.")
    domain.describe(slug=cube.slug, person=GUEST, cover="flame strike")
    cube.refresh_from_db()
    assert (cube.name, cube.description, cube.visibility, cube.cover) == ("Apes", "Hairy.", "private", "Flame Strike")
    for wrong in ({"cover": "Xyzzy"}, {"name": ""}, {"visibility": "shared"}, {"description": "x" * 10_001}):
        refused(*wrong, domain.describe, slug=cube.slug, person=GUEST, **{"cover": "Kong"} | wrong)
    cube.refresh_from_db()
    assert cube.cover == "Flame Strike"


@pytest.mark.parametrize(
    ("verb", "arguments"),
    [
        (domain.save, {"base": 1, "cards": {"Kong": 1}, "game": DEFAULT}),
        (domain.add, {"cards": {"Kong": 1}, "game": DEFAULT}),
        (domain.restore, {"number": 1}),
        (domain.annotate, {"number": 1, "note": "x"}),
        (domain.describe, {"name": "Mine", "visibility": "private", "description": "", "cover": "Kong"}),
        (domain.delete, {}),
    ],
)
def test_only_its_owner_changes_a_cube(new_cube, verb, arguments):
    cube = new_cube(GUEST)
    refused("gone", verb, slug=cube.slug, person=STRANGER, **arguments)
    refused("gone", verb, slug="nowhere", person=GUEST, **arguments)
    Cube.objects.update(visibility="unlisted")
    refused("not_yours", verb, slug=cube.slug, person=STRANGER, **arguments)
    refused("not_yours", verb, slug=cube.slug, person=Person(), **arguments)
    assert (Cube.objects.get().name, CubeVersion.objects.count()) == ("Apes", 1)


def test_what_is_shared_can_be_copied(new_cube):
    cube = new_cube(GUEST)
    refused("gone", domain.copy, slug=cube.slug, person=STRANGER)
    domain.describe(slug=cube.slug, person=GUEST, name="Apes", visibility="public", description="# Hi")
    domain.save(slug=cube.slug, person=GUEST, base=1, cards={"Lash": 1}, game=DEFAULT)
    copied = domain.copy(slug=cube.slug, person=STRANGER, number=1)
    assert (copied.name, copied.visibility, copied.belongs_to(STRANGER)) == ("Copy of Apes", "private", True)
    assert said(copied) == [(1, cube.versions.get(number=1).cards, "Copied from version 1 of “Apes”.")]
    refused("gone", domain.copy, slug=cube.slug, person=STRANGER, number=9)


def test_a_private_cube_is_not_there_for_others(new_cube, ann, bob):
    cube = new_cube(ann)
    assert queries.cube_at(cube.slug, ann, game=DEFAULT) == cube
    for person in (bob, Person(), Person("ann's mark")):
        refused("gone", queries.cube_at, slug=cube.slug, person=person, game=DEFAULT)
    assert not queries.shared_cubes(DEFAULT).exists()


def test_an_account_keeps_the_cubes_of_its_guest(new_cube, ann):
    cube = new_cube(Person("ann's mark"))
    assert domain.adopt(person=ann) == 1
    cube.refresh_from_db()
    assert cube.user == ann.user


def test_the_official_cube_is_a_cube_like_others(db):
    of_the_site.keep()
    cube = Cube.objects.get()
    kept = cube.touched
    of_the_site.keep()
    assert (Cube.objects.get().touched, cube.slug, cube.owner_name) == (kept, "site-official", "Fourfold")
    version = queries.version_of(cube)
    assert all(count == (1 if CARD_OF[name].gem is RED else 3) for name, count in version.cards.items())
    assert (len(version.cards), cube.size) == (120, 304)
    refused("not_yours", domain.delete, slug=cube.slug, person=GUEST)
    refused("not_yours", domain.add, slug=cube.slug, person=Person(), cards={"Kong": 1}, game=DEFAULT)
    assert domain.copy(slug=cube.slug, person=GUEST).size == 304


def test_the_official_cube_follows_the_catalogue(db):
    of_the_site.keep()
    CubeVersion.objects.update(cards={"Kong": 1}, made=timezone.now() - timedelta(days=9))
    of_the_site.keep()
    cube = Cube.objects.get()
    assert (cube.number, cube.size, cube.versions.count()) == (2, 304, 2)
