"""Friends at one table: who comes by a link, who waits with others, who only watches, and how people's games went."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.kit_browser import PHONE, Person
from tests.web.kit_looks import faults_in_all_looks
from tests.web.kit_pages import faults_of_phone, settle
from tests.web.kit_player import Player, give_up

FRIENDS = ("me", "open", "open")


def hosted(
    people: People, game: str = "habemus", seats: tuple[str, ...] = FRIENDS, **terms: object
) -> tuple[Person, str]:
    livia = people("Livia")
    livia.come_in()
    return livia, livia.new_table(game, seats, **terms)


def seat(page: Page, number: int) -> Any:
    return page.locator("main ol > li").nth(number)


# By a link --------------------------------------------------------------------------------------------------------


def test_a_link_says_who_invites_to_what_and_one_button_sits_down(people: People) -> None:
    livia, table = hosted(people, "borgia", ("me", "open", "open", "heuristic"))
    marco = people("Marco", size=PHONE)
    page = marco.go(f"/tables/{table}")
    invitation = page.get_by_role("region", name="Livia invites you to a game of Borgia")
    expect(invitation).to_be_visible()
    for fact in ("4 players", "about 45 minutes against bots, 2 hours with friends", "no clock"):
        expect(invitation.get_by_text(fact)).to_be_visible()
    expect(invitation.get_by_text(re.compile("^With "))).to_be_visible()
    button = invitation.get_by_role("button", name="Join the game")
    assert "gilt" in (button.get_attribute("class") or "")
    # It stands above the fold, with the name beside it.
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    settle(page)
    marco.picture("invitation-phone", page)
    assert not faults_of_phone(page)
    invitation.get_by_label("Your name").fill("Marco")
    button.click()
    expect(page.get_by_text("that is you")).to_be_visible()
    expect(seat(page, 1)).to_contain_text("Marco")
    livia.go(f"/tables/{table}")
    expect(livia.page.get_by_text("is here", exact=True)).to_be_visible()


def test_each_seat_shows_whose_family_it_is(people: People) -> None:
    livia, table = hosted(people, "borgia", ("me", "open", "open"))
    page = livia.go(f"/tables/{table}")
    for number, family in enumerate(("Borgia", "Medici", "Colonna")):
        expect(seat(page, number)).to_contain_text(family)
        expect(seat(page, number).locator("svg use[href^='#e-coat']")).to_have_count(1)


def test_a_link_for_this_computer_alone_is_no_square_for_cameras(people: People) -> None:
    livia, table = hosted(people)
    page = livia.go(f"/tables/{table}")
    expect(page.get_by_text("This link only works on this computer", exact=False)).to_be_visible()
    expect(page.get_by_role("img", name="The link as a QR code")).to_have_count(0)


# Waiting ----------------------------------------------------------------------------------------------------------


def test_a_host_puts_bots_in_free_seats_and_the_last_one_begins(people: People) -> None:
    livia, table = hosted(people)
    page = livia.go(f"/tables/{table}")
    page.get_by_role("button", name="A bot in seat 2").click()
    expect(seat(page, 1)).to_contain_text("bot ·")
    seat(page, 1).get_by_role("combobox").select_option("random")
    expect(seat(page, 1).get_by_role("combobox")).to_have_value("random")
    seat(page, 1).get_by_role("button", name=re.compile("Free the seat of")).click()
    expect(seat(page, 1)).to_contain_text("Free")
    page.get_by_role("button", name="A bot in seat 2").click()
    last = page.get_by_role("button", name="A bot in seat 3")
    expect(last).to_have_text("A bot, and start")
    last.click()
    page.wait_for_selector("[data-question]")


def test_guests_see_what_was_changed_and_agree(people: People) -> None:
    livia, table = hosted(people)
    marco, carla = people("Marco"), people("Carla")
    for person in (marco, carla):
        person.come_in()
    marco.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    page, his = livia.go(f"/tables/{table}"), marco.go(f"/tables/{table}")
    expect(his.get_by_text("that is you")).to_be_visible()
    page.get_by_role("button", name="Change the settings").click()
    dialog = page.get_by_role("dialog", name="Change the settings")
    dialog.get_by_text("In one sitting").click()
    # Who sits there cannot be shut out by fewer seats.
    expect(dialog.get_by_role("radio", name="One for everybody")).to_have_count(0)
    settle(page)
    livia.picture("terms-changed-by-host", page)
    dialog.get_by_role("button", name="Change them").click()
    expect(dialog).to_have_count(0)
    expect(seat(page, 1)).to_contain_text("has not agreed to the new settings yet")
    expect(his.get_by_text("Livia has changed the settings.")).to_be_visible()
    expect(his.get_by_text("before: no clock")).to_be_visible()
    settle(his)
    marco.picture("terms-changed", his)
    # The last seat is taken, and still nothing begins.
    carla.call("POST", f"/api/tables/{table}/join", {"seat": 2})
    expect(page.get_by_text("The game starts when everybody has agreed.")).to_be_visible()
    his.get_by_role("button", name="I agree").click()
    his.wait_for_selector("[data-question], [data-zone='ask']")
    page.wait_for_selector("[data-zone='ask']")


def test_who_was_kept_out_is_let_in_again(people: People) -> None:
    livia, table = hosted(people)
    marco = people("Marco")
    marco.come_in()
    marco.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    page = livia.go(f"/tables/{table}")
    page.get_by_role("button", name="Remove Marco").click()
    page.get_by_role("dialog").get_by_role("button", name="Free it and keep them out").click()
    page.get_by_text("One person is kept out").click()
    page.get_by_role("button", name="Let Marco in again").click()
    expect(page.get_by_text("One person is kept out")).to_have_count(0)
    his = marco.go(f"/tables/{table}")
    his.get_by_role("button", name="Join the game").click()
    expect(his.get_by_text("that is you")).to_be_visible()


def test_everybody_talks_while_waiting_each_in_their_own_language(people: People) -> None:
    livia, table = hosted(people)
    greta = people("Greta", language="de")
    page, hers = livia.go(f"/tables/{table}"), greta.go(f"/tables/{table}")
    # Who has no name yet is asked for one; what was written stays, and is said.
    line = hers.get_by_role("textbox", name="An den Tisch schreiben …")
    line.fill("Wartet auf mich!")
    line.press("Enter")
    dialog = hers.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Weiter")).to_be_visible()
    expect(dialog).to_have_count(1)
    dialog.get_by_role("textbox").fill("Greta")
    dialog.get_by_role("button", name="Weiter").click()
    expect(page.get_by_text("Wartet auf mich!")).to_be_visible()
    # A ready-made phrase is read by each in their language.
    page.get_by_role("button", name="Ready-made phrases").click()
    expect(page.get_by_role("button", name="Hello, everybody!")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Good luck!")).to_be_focused()
    page.keyboard.press("Enter")
    expect(hers.get_by_role("listitem").filter(has_text="Viel Glück!")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Good luck!")).to_be_visible()


def test_phrases_are_said_at_the_table_too(people: People) -> None:
    livia, table = hosted(people)
    gino = people("Gino", language="it")
    gino.come_in()
    gino.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    livia.call("POST", f"/api/tables/{table}/bot", {"seat": 2, "level": "random"})
    page, his = livia.go(f"/tables/{table}"), gino.go(f"/tables/{table}")
    for each in (page, his):
        each.wait_for_selector("[data-zone='ask']")
    his.get_by_role("button", name="Frasi pronte").click()
    his.get_by_role("button", name="Bella mossa!").click()
    expect(page.locator(".log").get_by_text("Well done!")).to_be_visible()
    expect(his.locator(".log").get_by_text("Bella mossa!")).to_be_visible()
    said = [json.loads(one) for one in gino.sent if '"say"' in one]
    assert [(one["text"], one["phrase"]) for one in said] == [("Bella mossa!", "well")]


# Watching ---------------------------------------------------------------------------------------------------------


def test_who_would_not_say_their_name_keeps_what_was_written(people: People) -> None:
    _, table = hosted(people, "habemus", ("me", "random", "random"))
    page = people("Marco").go(f"/tables/{table}")
    line = page.get_by_role("textbox", name="Write to the table…")
    line.fill("Who leads?")
    line.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(line).to_have_value("Who leads?")


def test_public_games_are_on_the_front_page_and_on_one_of_their_own(people: People) -> None:
    livia, public = hosted(people, "caesar", ("me", "random"), spectators="public")
    secret = livia.new_table("caesar", ["me", "random"], spectators="link")
    marco = people("Marco")
    page = marco.go("/")
    games = page.get_by_role("region", name="Games to watch")
    row = games.get_by_role("listitem").filter(has=page.locator(f'a[href="/tables/{public}"]'))
    expect(row).to_contain_text("Livia")
    expect(row).to_contain_text("started just now")
    expect(page.locator(f'a[href="/tables/{secret}"]')).to_have_count(0)
    page.get_by_role("link", name="Watch", exact=True).first.click()
    page.wait_for_url("**/live")
    expect(page.locator(f'a[href="/tables/{secret}"]')).to_have_count(0)
    page.locator(f'a[href="/tables/{public}"]').click()
    page.wait_for_selector("[data-zone='ask']")
    # Who plays there has it among their own tables.
    own = livia.go("/live")
    settle(own)
    expect(own.locator(f'main a[href="/tables/{public}"]')).to_have_count(0)


# How games went ---------------------------------------------------------------------------------------------------


def test_a_profile_shows_how_games_went_in_plots_and_tables(people: People) -> None:
    livia = people("Livia")
    livia.come_in()
    page = livia.page
    page.goto(f"/tables/{livia.new_table('caesar', ['me', 'random'])}")
    Player(page).play()
    page.goto("/history")
    page.get_by_role("link", name="My statistics").click()
    expect(page.get_by_role("heading", name="Livia")).to_be_visible()
    expect(page.get_by_text("Only you can see this page.", exact=False)).to_be_visible()
    tally = page.get_by_role("row").filter(has_text="Against bots")
    expect(tally).to_contain_text("Caesar & Cleopatra")
    plot = page.get_by_role("figure", name="Points, game by game")
    expect(plot.locator("circle")).to_have_count(1)
    plot.get_by_text("As a table").click()
    expect(plot.get_by_role("row")).to_have_count(2)
    parts = page.get_by_role("table", name=re.compile("Where the points come from"))
    expect(parts.get_by_role("rowheader", name="patricians")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    page.get_by_text("Among people").first.click()
    expect(plot).to_have_count(0)
    page.get_by_text("All games").first.click()
    faults = faults_in_all_looks(livia, "profile")
    assert not faults, "\n".join(faults)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    settle(page)
    livia.picture("profile-phone", page, full=True)
    assert not faults_of_phone(page)
    # Nobody else sees a guest's.
    id = livia.call("GET", "/api/me")["id"]
    marco = people("Marco")
    marco.expect_problems("404")
    marco.go(f"/players/{id}")
    expect(marco.page.get_by_text("There is no such player, or they do not show their profile")).to_be_visible()


def test_rankings_lead_to_profiles_that_are_shown(people: People) -> None:
    livia, marco = people("Livia"), people("Marco")
    for person, login in ((livia, "livia.ranks"), (marco, "marco.ranks")):
        person.come_in()
        person.call("POST", "/api/account", {"login": login, "password": "three ravens on a wall"})
    table = livia.new_table("caesar", ["me", "open"], rated=True)
    marco.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    page = livia.go(f"/tables/{table}")
    his = marco.go(f"/tables/{table}")
    players = Player(page), Player(his)
    for player in players:
        player.survey()
    while any(player.answers < 6 for player in players):
        for player in players:
            told = player.survey(patience=300)
            if told["status"] == "asked":
                player.answer(told, in_turn=False)
    give_up(page)
    reader = people("Reader").go("/rankings/caesar")
    expect(reader.get_by_role("rowheader", name="Marco")).to_be_visible()
    expect(reader.get_by_role("rowheader", name="Livia")).to_be_visible()
    reader.get_by_role("link", name="Marco").click()
    expect(reader.get_by_role("figure", name="Rating after each rated game")).to_be_visible()
    expect(reader.get_by_role("link", name="Livia")).to_be_visible()
    # No link of theirs is told.
    expect(reader.get_by_role("link", name="Replay")).to_have_count(0)
    marco.go("/settings")
    his.get_by_role("switch", name="Show my profile").click(force=True)
    expect(his.get_by_role("switch", name="Show my profile")).not_to_be_checked()
    reader.goto("/rankings/caesar")
    expect(reader.get_by_role("rowheader", name="Livia")).to_be_visible()
    expect(reader.get_by_role("rowheader", name="Marco")).to_have_count(0)


# The front page and its head --------------------------------------------------------------------------------------


def test_a_table_for_friends_is_above_the_fold(people: People) -> None:
    page = people().go("/")
    settle(page)
    for link in page.get_by_role("link", name="A table for friends").all():
        box = link.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 900


def test_newcomers_are_led_to_every_first_game(people: People) -> None:
    page = people().go("/")
    lessons = page.get_by_role("navigation", name="New here?").get_by_role("link")
    expect(lessons).to_have_count(3)
    assert [link.get_attribute("href") for link in lessons.all()] == [
        "/learn/habemus",
        "/learn/caesar",
        "/learn/borgia",
    ]


def test_a_phone_has_the_whole_head(people: People) -> None:
    page = people("Livia", size=PHONE).go("/")
    head = page.get_by_role("banner")
    for name in ("Rules", "Watch", "Rankings", "Past games"):
        expect(head.get_by_role("link", name=name, exact=True)).to_be_visible()


def test_what_was_just_made_is_told_so(people: People) -> None:
    livia, table = hosted(people)
    page = livia.go("/")
    mine = page.locator(f'a[href="/tables/{table}"]')
    expect(mine).to_contain_text("created just now")


def test_a_replay_runs_as_quick_as_one_likes(people: People) -> None:
    livia = people("Livia")
    livia.come_in()
    page = livia.go(f"/tables/{livia.new_table('caesar', ['me', 'random'])}")
    Player(page).survey()
    give_up(page)
    page.goto(page.url.replace("/tables/", "/replay/"))
    speed = page.get_by_role("combobox", name="Speed")
    expect(speed).to_have_value("1")
    speed.select_option("4")
    page.reload()
    expect(page.get_by_role("combobox", name="Speed")).to_have_value("4")
