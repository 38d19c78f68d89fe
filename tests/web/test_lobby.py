"""Around the tables: settings that are kept, devices that are one's own, past games, and a word to the others."""

import subprocess
import sys

from playwright.sync_api import expect

from tests.server.kit_house import RunningHouse
from tests.web.conftest import People
from tests.web.kit_browser import PHONE
from tests.web.kit_player import Player, give_up


def test_settings_hold_at_once_and_are_kept(people: People) -> None:
    person = people()
    page = person.go("/settings")
    root = page.locator("html")
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("group", name="Motion").get_by_role("radio", name="Full").check(force=True)
    expect(root).to_have_attribute("data-motion", "full")
    page.get_by_role("switch", name="Help for colour blindness").check(force=True)
    expect(root).to_have_attribute("data-aids", "on")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "full")
    expect(root).to_have_attribute("data-aids", "on")
    page.get_by_role("button", name="Choose my name now").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Livia")
    page.get_by_role("button", name="Sit down").click()
    # Its field has the same label.
    expect(page.get_by_role("dialog")).to_have_count(0)
    name = page.get_by_role("textbox", name="Your name")
    expect(name).to_have_value("Livia")
    name.fill("Livia Drusilla")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(name).to_have_value("Livia Drusilla")


def test_a_tab_follows_the_name_and_the_logout_of_another(people: People) -> None:
    person = people()
    first, second = person.go("/settings"), person.go("/settings", person.new_page())
    nobody = second.get_by_role("button", name="Choose my name now")
    expect(nobody).to_be_visible()
    first.get_by_role("button", name="Choose my name now").click()
    first.get_by_role("dialog").get_by_role("textbox").fill("Livia")
    first.get_by_role("button", name="Sit down").click()
    expect(first.get_by_role("dialog")).to_have_count(0)
    expect(first.get_by_role("textbox", name="Your name")).to_have_value("Livia")
    # Both are in sight, side by side.
    expect(second.get_by_role("textbox", name="Your name")).to_have_value("Livia")
    table = person.new_table("habemus", ["me", "random", "random"])
    third = person.go(f"/tables/{table}", person.new_page())
    private = person.new_table("habemus", ["me", "random", "random"], spectators="none")
    fourth = person.go(f"/tables/{private}", person.new_page())
    for page in (third, fourth):
        expect(page.get_by_role("heading", name="Your tableau")).to_be_visible()
    first.get_by_role("button", name="Log out", exact=True).click()
    first.get_by_role("button", name="Log out", exact=True).last.click()
    expect(nobody).to_be_visible()
    # Whose cards these were is nobody here any more.
    expect(third.get_by_role("heading", name="Your tableau")).to_have_count(0)
    expect(fourth.get_by_role("heading", name="This table is not open to spectators.")).to_be_visible()


def test_a_tab_looks_who_sits_here_when_it_comes_into_sight(people: People) -> None:
    person = people()
    person.come_in()
    page = person.go("/settings")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Livia")
    person.context.clear_cookies()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("button", name="Choose my name now")).to_be_visible()


def test_sounds_are_for_those_who_want_them(people: People) -> None:
    person = people()
    person.come_in()
    page = person.page
    files: list[str] = []
    page.on("request", lambda request: files.append(request.url) if request.resource_type == "media" else None)
    page.add_init_script("""
      window.sounds = 0;
      for (const name of ['createOscillator', 'createBufferSource']) {
        const make = AudioContext.prototype[name];
        AudioContext.prototype[name] = function () {
          window.sounds += 1;
          return make.call(this);
        };
      }""")
    person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    player = Player(page, 30)
    player.play(answers=4)
    assert page.evaluate("sounds") == 0

    def switch(on: bool) -> None:
        page.get_by_role("button", name="Menu").click()
        part = page.locator("dialog details", has_text="How you play")
        if part.get_attribute("open") is None:
            part.locator("summary").click()
        page.get_by_role("switch", name="Sounds").set_checked(on, force=True)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    player.survey()
    switch(True)
    player.play(answers=4)
    player.survey()
    made = page.evaluate("sounds")
    assert made > 0
    switch(False)
    player.play(answers=4)
    assert page.evaluate("sounds") == made
    # The page makes them itself.
    assert not files


def test_a_pause_can_be_ended_where_it_is_told(people: People) -> None:
    person = people()
    person.come_in()
    page = person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    page.locator("[data-question]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    # Whoever comes back to it is asked again.
    expect(page.get_by_role("button", name="Give up", exact=True)).to_be_visible()
    page.get_by_role("button", name="Suggest a break").click()
    paused = page.locator(".notice", has_text="The game is paused.")
    paused.get_by_role("button", name="Suggest going on").click()
    expect(paused).to_have_count(0)
    page.locator("[data-question]").wait_for()


def test_forced_colours_keep_what_can_be_chosen_and_the_step(people: People) -> None:
    person = people()
    person.come_in()
    page = person.page
    page.emulate_media(forced_colors="active")
    person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    player = Player(page, 31)
    legal = page.locator('[data-zone="display"] .thing.legal')
    while not legal.count():
        player.play(answers=1)
        player.survey()
    expect(legal.first).to_have_css("outline-style", "solid")
    expect(page.locator(".steps .on")).to_have_css("outline-style", "solid")
    person.picture("forced-colours")


def test_aids_name_what_differs_by_colour(people: People) -> None:
    person = people()
    page = person.go("/learn/habemus")
    coats = page.locator(".sums")
    expect(coats).to_be_visible()
    hatch = page.locator("#hatch-gules path")
    expect(hatch).not_to_have_css("stroke-opacity", "1")
    page.goto("/settings")
    page.get_by_role("switch", name="Help for colour blindness").check(force=True)
    page.goto("/learn/habemus")
    expect(coats).to_contain_text("France", use_inner_text=True)
    expect(hatch).to_have_css("stroke-opacity", "1")


def test_a_double_click_asks_for_a_name_and_makes_one_table(people: People) -> None:
    person = people("Livia")
    page = person.go("/")
    expect(page.get_by_role("navigation", name="New here?").get_by_role("link").first).to_have_attribute(
        "href", "/learn/habemus"
    )
    page.get_by_role("button", name="Play now").first.dblclick()
    name = page.get_by_role("dialog").get_by_role("textbox")
    expect(name).to_be_focused()
    name.fill("Livia")
    page.get_by_role("button", name="Sit down").dblclick()
    page.wait_for_url("**/tables/*")
    assert len(person.call("GET", "/api/tables/mine")) == 1
    # Who has played is no newcomer any more.
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_role("navigation", name="New here?")).to_have_count(0)


def test_who_comes_too_late_watches_and_is_told_so(people: People) -> None:
    livia, late = people("Livia"), people("Marco")
    livia.come_in()
    page = late.go(f"/tables/{livia.new_table('habemus', ['me', 'random', 'random'])}")
    expect(page.get_by_text("You are watching: the game has begun")).to_be_visible()
    expect(page.get_by_text("You are watching · nobody else is")).to_be_visible()
    expect(page).to_have_title("1655 · Habemus Papam · Curia")


def test_a_host_frees_a_seat_and_keeps_somebody_out(people: People) -> None:
    livia, marco = people("Livia"), people("Marco")
    for person in (livia, marco):
        person.come_in()
    table = livia.new_table("habemus", ["me", "open", "open"])
    marco.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    page, his = livia.go(f"/tables/{table}"), marco.go(f"/tables/{table}")
    expect(his.get_by_text("that is you")).to_be_visible()
    expect(his.get_by_role("button", name="Remove", exact=False)).to_have_count(0)
    page.get_by_role("button", name="Remove Marco").click()
    page.get_by_role("dialog").get_by_role("button", name="Free it and keep them out").click()
    expect(page.get_by_text("Marco")).to_have_count(0)
    expect(his.get_by_text("You have lost your seat")).to_be_visible()
    marco.expect_problems("403")
    his.get_by_role("button", name="Sit here, seat 2").click()
    expect(his.get_by_text("The host does not want you")).to_be_visible()


def test_a_link_makes_another_device_mine(people: People) -> None:
    person, phone = people("Livia"), people("Nobody")
    person.come_in()
    table = person.new_table("habemus", ["me", "open", "open"])
    page = person.go("/settings")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert "/recover#" in link
    phone.page.goto(link)
    phone.page.locator("main button.primary").click()
    mine = phone.page.locator(f'a[href="/tables/{table}"]')
    expect(mine).to_be_visible()
    mine.click()
    expect(phone.page.get_by_text("that is you")).to_be_visible()


def test_who_forgot_the_password_sets_a_new_one_by_a_link_of_the_house(people: People, house: RunningHouse) -> None:
    person, anew = people("Livia"), people("Nobody")
    person.come_in()
    person.call("POST", "/api/account", {"login": "forgetful", "password": "three ravens on a wall"})
    command = [sys.executable, "-m", "curia", "admin", "--data", str(house.data), "link", "forgetful"]
    link = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    page = anew.page
    page.goto(link)
    page.locator("main button.primary").click()
    page.wait_for_url("**/settings")
    field = page.get_by_label("New password")
    expect(field).to_be_focused()
    expect(page.get_by_label("Current password")).to_have_count(0)
    anew.picture("settings-new-password", page)
    field.fill("four ravens on a wall")
    page.get_by_role("button", name="Set a new password").click()
    expect(page.get_by_text("Your password is changed")).to_be_visible()
    # From now on as always, and the other device is out.
    page.get_by_text("Change password").first.click()
    expect(page.get_by_label("Current password")).to_be_visible()
    assert person.call("GET", "/api/visitor")["me"] is None


def test_past_games_can_be_played_again(people: People) -> None:
    person = people("Livia")
    person.come_in()
    page = person.go(f"/tables/{person.new_table('caesar', ['me', 'random'])}")
    Player(page).survey()
    give_up(page)
    page.goto("/history")
    game = page.get_by_role("main").get_by_role("listitem").filter(has_text="Caesar & Cleopatra")
    expect(game).to_contain_text("Place 2 of 2")
    expect(game.get_by_role("link", name="Replay")).to_be_visible()
    game.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/tables/*")


def test_people_talk_at_the_table(people: People) -> None:
    livia, marco = people("Livia"), people("Marco", size=PHONE)
    for person in (livia, marco):
        person.come_in()
    table = livia.new_table("habemus", ["me", "open", "random"])
    marco.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    for person in (livia, marco):
        page = person.go(f"/tables/{table}")
        # Only who is there already hears of it.
        page.wait_for_selector("[data-question]")
    line = livia.page.get_by_role("textbox", name="Write to the table…")
    line.fill("Salve, Marce!")
    line.press("Enter")
    # Who has the log shut is told that somebody wrote; who cannot see it hears what.
    expect(marco.page.locator("[data-spoken=polite]")).to_have_text("Livia: Salve, Marce!")
    marco.page.get_by_role("button", name="Log new messages").click()
    log = marco.page.locator(".log")
    expect(log.get_by_text("Salve, Marce!")).to_be_visible()
    expect(marco.page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    # What is written is text, whatever it looks like.
    line.fill("<img src=x onerror=alert(1)>")
    line.press("Enter")
    expect(log.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()


def test_a_table_where_nobody_came_says_so(people: People) -> None:
    livia, late = people("Livia"), people("Marco")
    livia.come_in()
    table = livia.new_table("caesar", ["me", "open"])
    livia.call("POST", f"/api/tables/{table}/leave")
    page = late.go(f"/tables/{table}")
    expect(page.get_by_role("heading", name="This table was closed before the game began.")).to_be_visible()
    expect(page).to_have_title("This table was closed before the game began · Curia")


def test_a_table_that_is_not_there_says_so(people: People) -> None:
    person = people()
    page = person.go("/tables/tNoSuchTable")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    expect(page).to_have_title("There is no such table · Curia")
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Three games of votes and intrigue")).to_be_visible()
