"""A game that is not part of Curia, and that the client knows nothing of, is played in the browser."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.kit_house import RunningHouse, running_house
from tests.server.kit_seeded import SEEDED, seed_tables
from tests.web.conftest import FLAGS, SIZES, People, check_client
from tests.web.kit_browser import PHONE, Person
from tests.web.kit_looks import faults_in_all_looks
from tests.web.kit_pages import each
from tests.web.kit_player import Player


@pytest.fixture(scope="module")
def odd_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One where a fourth game is played."""
    data, games = tmp_path_factory.mktemp("odd") / "data", "examples.minimal_game.plugin:PLUGIN"
    with running_house(data, *FLAGS, command=SEEDED, games=games) as house:
        check_client(house)
        seed_tables(house, "four games")
        yield house


def test_it_is_played_from_the_first_page_to_the_count(people: People, odd_house: RunningHouse) -> None:
    person = people(house=odd_house)
    page = person.go("/")
    expect(page.get_by_role("article", name="Comitia")).to_contain_text("a patron whom nobody knows")
    person.play_now("Comitia", 3)
    player = Player(page)
    assert player.play() == "over"
    assert not player.looked_up, "the answers are buttons"
    count = page.get_by_role("dialog")
    expect(count).to_contain_text("All motions are decided.")
    expect(count).to_contain_text("Total")
    person.picture("comitia-count")
    count.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Next round").click()
    expect(page).to_have_url(re.compile(r"at=[1-9]"))


@pytest.mark.parametrize("size", each(SIZES, "phone"))
def test_its_table_is_for_everybody(people: People, odd_house: RunningHouse, size: str) -> None:
    person = people(size=SIZES[size], house=odd_house)
    person.come_in()
    table = person.new_table("comitia", ["me", "heuristic", "random", "heuristic"], clock={"kind": "bank"})
    player = Player(person.go(f"/tables/{table}"), 20)
    player.play(9)
    player.survey()
    faults = faults_in_all_looks(person, "comitia")
    assert not faults, "\n".join(faults)


def test_a_card_tells_about_itself_and_a_refusal_leads_to_the_rules(people: People, odd_house: RunningHouse) -> None:
    person = people(house=odd_house)
    person.come_in()
    page = person.go(f"/tables/{person.new_table('comitia', ['me', 'heuristic'])}")
    Player(page).survey()
    page.get_by_role("button", name="The Aqueduct").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("gives 4 points to the senator who carries it")
    dialog.get_by_role("link", name="§4.1").click()


@pytest.mark.parametrize(
    "path", each(("/rules/comitia", "/cards/comitia", "/new/comitia", "/rules"), "/cards/comitia", "/new/comitia")
)
def test_pages_about_it_are_for_everybody(people: People, odd_house: RunningHouse, path: str) -> None:
    person = people(size=PHONE, house=odd_house)
    person.go(path)
    faults = faults_in_all_looks(person, f"comitia{path.replace('/', '-')}", is_new=True)
    assert not faults, "\n".join(faults)
    assert "Comitia" in person.page.locator("main").inner_text()


def test_its_rules_are_read_with_their_rulings(people: People, odd_house: RunningHouse) -> None:
    page = people(house=odd_house, language="de").go("/rules/comitia#M1")
    expect(page.locator("main")).to_contain_text("the highest vote that was cast once decides")
    expect(page.locator("#s3")).to_contain_text("A round")


def test_there_is_no_first_game_of_it(people: People, odd_house: RunningHouse) -> None:
    person: Person = people(house=odd_house)
    page = person.go("/")
    panel = page.get_by_role("article", name="Comitia")
    expect(panel.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/comitia")
    assert panel.locator('a[href^="/learn"]').count() == 0
