"""In the settings: taking away all that the house keeps, and deleting the account."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import SIZES, People
from tests.web.kit_looks import faults_in_all_looks
from tests.web.kit_pages import each

PASSWORD = "three ravens on a wall"


def test_my_data_come_as_a_file(people: People, tmp_path: Path) -> None:
    person = people()
    person.come_in()
    page = person.go("/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert download.value.suggested_filename == "curia.json"
    download.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["name"] == "Livia"


@pytest.mark.parametrize("size", each(SIZES, "phone"))
def test_an_account_is_deleted_for_good(people: People, size: str) -> None:
    person, other = people("Livia", size=SIZES[size]), people("Marco", language="de")
    person.come_in()
    other.come_in()
    login = f"farewell.{size}"
    person.call("POST", "/api/account", {"login": login, "password": PASSWORD})
    table = person.new_table("caesar", ["me", "open"])
    other.call("POST", f"/api/tables/{table}/join", {})
    page = person.go("/settings")
    assert not faults_in_all_looks(person, "settings-account")
    page.get_by_role("button", name="Delete my account").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("cannot be undone")).to_be_visible()
    assert not faults_in_all_looks(person, "settings-delete")
    dialog.get_by_label("Password").fill("four ravens on a wall")
    person.expect_problems("403")
    dialog.get_by_role("button", name="Delete for good").click()
    expect(dialog.get_by_text("That is not your password.")).to_be_visible()
    dialog.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Everything about you is deleted.")).to_be_in_viewport()
    assert person.call("GET", "/api/visitor")["me"] is None
    person.picture(f"settings-deleted-{size}")
    # Who played with them sees that, in their own language.
    his = other.go("/history")
    expect(his.get_by_text("Jemand, der ging")).to_be_visible()
    expect(his.get_by_text("Livia")).to_have_count(0)
    his = other.go(f"/replay/{table}")
    expect(his.get_by_text("Jemand, der ging").first).to_be_visible()


def test_a_guest_only_confirms_it(people: People) -> None:
    person = people()
    person.come_in()
    page = person.go("/settings")
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("dialog").get_by_label("Password")).to_have_count(0)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()


def test_the_licences_of_others_are_linked_from_every_page(people: People) -> None:
    page = people().go("/")
    page.get_by_role("link", name="Licences").click()
    page.wait_for_url("**/licences.txt")
    expect(page.get_by_text("SIL OPEN FONT LICENSE").first).to_be_visible()
