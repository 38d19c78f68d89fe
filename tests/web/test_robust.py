"""What goes wrong around a game does no harm: a house that restarts, a lost connection, two tabs, hasty fingers."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.kit_house import RunningHouse
from tests.web.conftest import People
from tests.web.kit_browser import Person
from tests.web.kit_player import Player, Survey

BID = "Add up to three gems and seal your bid."
LOST = "Connection lost. Reconnecting…"
REFUSED = (
    r"WebSocket connection to",
    r"ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)",
)


def sit_down(person: Person, **terms: object) -> Page:
    person.come_in()
    return person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'], **terms)}")


def test_a_restart_of_the_house_in_the_middle(people: People, open_house: RunningHouse) -> None:
    person = people(house=open_house)
    page = sit_down(person, clock={"kind": "bank"})
    player = Player(page, 6)
    # Where there is no choice the house may answer itself meanwhile; a bid is a choice.
    while player.answers < 3 or player.survey()["prompt"] != BID:
        player.play(answers=1)
    before = player.survey()
    person.expect_problems(*REFUSED)
    open_house.stop()
    expect(page.get_by_text(LOST)).to_be_visible()
    open_house.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    after = player.survey()
    assert (after["prompt"], after["status"]) == (before["prompt"], "asked")
    player.play(answers=3)
    expect(page.get_by_text("The server was away for a while and is back; no clock ran.")).to_have_count(1)


def test_an_answer_in_the_dark_is_given_when_the_house_is_back(people: People, open_house: RunningHouse) -> None:
    person = people(house=open_house)
    page = sit_down(person)
    player = Player(page, 7)
    told = player.survey()
    person.expect_problems(*REFUSED)
    open_house.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    # Nothing can be sent now; the page keeps the answer and sends it when it can.
    page.locator('[data-zone="ask"] button.primary').first.click()
    open_house.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert player.survey(after=told["question"])["question"] != told["question"]
    player.play(answers=2)


def same_question(players: tuple[Player, Player]) -> list[Survey]:
    """What both are asked. Where there is no choice the house may answer itself between two looks."""
    told: list[Survey] = []
    for _ in range(20):
        told = [player.survey() for player in players]
        if told[0]["question"] == told[1]["question"]:
            return told
    raise AssertionError(f"the tabs do not come to the same question: {told}")


def test_two_tabs_agree(people: People) -> None:
    person = people()
    first = sit_down(person)
    second = person.go(first.url, person.new_page())
    players = Player(first, 8), Player(second, 9)
    turn = 0
    told = same_question(players)
    # A bid is a choice: nothing moves while the tabs are compared.
    while turn < 6 or told[0]["prompt"] != BID:
        assert told[0]["prompt"] == told[1]["prompt"]
        players[turn % 2].answer(told[turn % 2])
        number = told[0]["question"]
        assert {player.survey(after=number)["status"] for player in players} == {"asked"}
        told = same_question(players)
        turn += 1
    # All that lies on the table; what is new since the last turn was read in one of them only.
    things = "all => all.map((e) => `${e.dataset.key} ${e.ariaLabel}`)"
    shown = [page.locator("[data-key]").evaluate_all(things) for page in (first, second)]
    assert shown[0] == shown[1]


def test_a_card_that_was_open_when_the_page_was_left_is_not_found_on_the_next(people: People) -> None:
    page = people().go("/")
    page.locator('a[href="/cards/habemus"]').first.click()
    page.locator(".sheet .thing").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.go_back()
    page.locator('a[href="/cards/caesar"]').first.click()
    expect(page.locator(".sheet .thing").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_double_click_answers_once(people: People) -> None:
    person = people()
    page = sit_down(person)
    player = Player(page)
    for _ in range(4):
        told = player.survey()
        commits = page.locator('[data-zone="ask"] button.primary:enabled')
        if not commits.count():
            player.answer(told)
            continue
        commits.first.dblclick()
        player.survey(after=told["question"])
    answers = [json.loads(text) for text in person.sent if '"answer"' in text]
    numbers = [answer["question"] for answer in answers]
    assert len(numbers) == len(set(numbers))
    # Where there was no choice, the house may have answered a moment before.
    assert not [text for text in person.received if '"refused"' in text and '"stale"' not in text]
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_double_click_ends_no_game(people: People) -> None:
    page = sit_down(people())
    page.get_by_role("button", name="Menu").click()
    for name, sure in (("Suggest ending without a result", "Yes, suggest ending it"), ("Give up", "Yes, I give")):
        page.get_by_role("button", name=name).dblclick()
        expect(page.get_by_role("button", name=sure)).to_be_visible()
        expect(page.get_by_role("button", name=sure)).to_be_focused()
    page.get_by_role("button", name="Suggest ending").click()
    page.get_by_role("button", name="Yes, suggest ending it").click()
    expect(page.locator("dialog[open] .count")).to_contain_text("You all agreed to end the game.")


def test_a_late_answer_is_refused_in_words_and_the_table_goes_on(people: People) -> None:
    """The second tab does not hear of what the first one answered, and answers the same question later."""
    person = people()
    first = sit_down(person)
    second = person.new_page()
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    holding = False

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if holding:
                held.append((route, message))
            else:
                route.send(message)

        server.on_message(pass_on)

    second.route_web_socket("**/ws/**", between)
    person.go(first.url, second)
    players = Player(first, 10), Player(second, 11)
    told = [player.survey() for player in players]
    assert told[0]["question"] == told[1]["question"]
    holding = True
    players[0].answer(told[0])
    players[0].survey(after=told[0]["question"])
    second.locator('[data-zone="ask"] button.primary:enabled').first.click()
    second.wait_for_function("() => document.querySelector('[data-zone=\"ask\"]').ariaBusy === 'true'")
    first.wait_for_timeout(0)
    holding = False
    for route, message in held:
        route.send(message)
    players[1].survey(after=told[1]["question"])
    numbers = [player.survey()["question"] for player in players]
    assert numbers[0] == numbers[1]
    players[1].play(answers=1)


def test_a_lost_connection_comes_back_by_itself(people: People) -> None:
    person = people()
    person.come_in()
    page = person.page
    routes: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server()

    page.route_web_socket("**/ws/**", between)
    person.go(f"/tables/{person.new_table('habemus', ['me', 'random', 'random'])}")
    player = Player(page, 12)
    for _ in range(3):
        told = player.survey()
        count = len(routes)
        routes[-1].close(code=1011, reason="lost")
        player.answer(told)
        player.survey(after=told["question"])
        assert len(routes) > count
    player.play(answers=2)
