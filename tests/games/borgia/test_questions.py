"""Every phase has its question, in its place."""

from curia.games.borgia import phase
from curia.games.borgia.questions.by_phase import QUESTIONS


def test_questions_go_by_phase() -> None:
    assert [question.phase for question in QUESTIONS] == list(range(len(phase.IDS)))
    assert [question.id for question in QUESTIONS] == phase.IDS


def test_all_but_the_last_one_have_answers() -> None:
    assert [question.id for question in QUESTIONS if not question.answers] == ["over"]
