"""A game at one screen: who is asked, and who may look."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from curia.bots.base import choice_of
from curia.catalog import AnyBot
from curia.core.bits import has
from curia.core.errors import NotationError
from curia.core.game import Refusal, Refused, State, View
from curia.core.match import Match, pending_seats
from curia.core.plugin import Level
from curia.core.types import OBSERVER, Json
from curia.core.undo import position_after
from curia.terminal.answers import read_move
from curia.terminal.commands import Commands
from curia.terminal.painter import Painter, Quick
from curia.terminal.players import Player
from curia.terminal.screen import Screen, indented
from curia.terminal.taking_back import Lines
from curia.text import Texts

_NEWS_LINES: Final = 16
_PUBLIC_NEWS_LINES: Final = 40
_NOBODY: Final = -1
_UNDO: Final = "undo"
_GIVE_UP: Final = ("give up", "cancel")
_LEAST_TELLING: Final = "wrong-owner"
"""Why a move is refused that somebody else's name would make no better."""


class Quit(Exception):
    """Somebody wants to leave, and has said so twice."""


class BotSeat(NamedTuple):
    """Who answers for a seat, and how strongly."""

    bot: AnyBot
    level: Level


class Session:
    """Asks the seats in turn until the game is over. With several people the screen is handed over between them."""

    def __init__(
        self,
        match: Match[State, View],
        players: Sequence[Player],
        bots: dict[int, BotSeat],
        texts: Texts,
        painter: Painter,
        screen: Screen,
    ) -> None:
        self._match = match
        self._bots = bots
        self._humans = [seat for seat, player in enumerate(players) if player.is_human]
        self._is_shared = len(self._humans) > 1
        self._texts = texts
        self._painter = painter
        self._screen = screen
        self._commands = Commands(match, texts, painter, screen)
        self._seen = dict.fromkeys([*self._humans, OBSERVER], 0)
        """How many events each one has been told."""
        self._lines = Lines(match, self._seen)
        self._at_screen = _NOBODY if self._is_shared else self._humans[0] if self._humans else _NOBODY
        self._last_table: list[Json] = []
        self._note = ""
        """What has become of an answer that was taken back: told to who is asked again."""
        self._took_back: list[str] = []
        """Who has taken back what everybody had been told."""

    def play(self) -> None:
        """Raises Quit or InputEnded if the people leave."""
        while pending := pending_seats(self._match.pending()):
            bots = [seat for seat in pending if seat in self._bots]
            if self._match.game.is_formality(self._match.state, pending[0]):
                self._match.play(pending[0], self._match.legal_moves(pending[0])[0])
            elif bots:
                self._let_bot_answer(bots[0])
            else:
                self._let_human_answer(self._at_screen if self._at_screen in pending else pending[0])
        if self._is_shared:
            self._screen.clear()
            self._show_public_news()
        for seat in self._humans if not self._is_shared else []:
            self._show_news(seat)

    def _let_bot_answer(self, seat: int) -> None:
        match = self._match
        bot, level = self._bots[seat]
        choice = choice_of(bot, match.game, match.state, seat, level.budget)
        match.play(seat, choice.move)

    # People -----------------------------------------------------------------------------------------------------

    def _let_human_answer(self, seat: int) -> None:
        legal = self._match.legal_moves(seat)
        if len(legal) == 1 and self._need_not_ask(seat):
            if not self._is_shared:
                move = self._texts.move(legal[0])
                self._screen.say(self._texts.text("ui-only-answer", move=move), style="dim")
            self._match.play(seat, legal[0])
            return
        if self._is_shared and self._at_screen != seat and not self._hand_over(seat):
            return
        self._ask(seat)
        if self._is_shared:
            self._screen.clear()

    def _need_not_ask(self, seat: int) -> bool:
        """At a shared screen only if everybody knows it: being passed over would tell that a hand is empty."""
        if not self._is_shared:
            return True
        open_view = self._match.game.shown(self._match.view(OBSERVER))
        return self._painter.has_openly_one_answer(self._match.decision(seat).kind, seat, open_view)

    def _hand_over(self, seat: int) -> bool:
        """Whether the seat has the screen now; not if who leaves it wants to take the last answer back."""
        leaving = self._at_screen
        if any(self._seen[human] for human in self._humans):
            self._screen.clear()
        self._at_screen = _NOBODY
        told = self._seen[OBSERVER]
        self._show_public_news()
        name = self._texts.names[seat]
        self._screen.say(self._texts.text("ui-pass", name=name), style="bold")
        if leaving != _NOBODY:
            self._screen.say(self._texts.text("ui-pass-undo", name=self._texts.names[leaving]), style="dim")
        typed = self._screen.ask(self._texts.text("ui-pass-enter", name=name))
        self._screen.clear()
        if leaving != _NOBODY and typed.lower() == _UNDO:
            # Whoever comes next has not read it yet.
            self._seen[OBSERVER] = told
            self._undo_after_leaving(leaving)
            return False
        self._at_screen = seat
        return True

    def _undo_after_leaving(self, seat: int) -> None:
        """Only the seat itself is told what comes of it: why an answer stays can depend on what it alone knows."""
        name = self._texts.names[seat]
        self._screen.ask(self._texts.text("ui-pass-enter", name=name))
        self._screen.clear()
        self._at_screen = seat
        if self._undo(seat):
            self._took_back.append(name)
        else:
            self._screen.ask(self._texts.text("ui-enter"))

    def _show_public_news(self) -> None:
        for name in self._took_back:
            self._screen.say(self._texts.text("ui-took-back", name=name))
        self._took_back = []
        title = self._texts.text("ui-public-news")
        self._commands.news(OBSERVER, self._seen[OBSERVER], title, _PUBLIC_NEWS_LINES)
        self._seen[OBSERVER] = len(self._match.log.events)

    def _show_news(self, seat: int) -> None:
        self._commands.news(seat, self._seen[seat], self._texts.text("ui-news"), _NEWS_LINES)
        self._seen[seat] = len(self._match.log.events)

    def _ask(self, seat: int) -> None:
        """Show what the seat sees and read until there is an answer that the rules allow."""
        self._show_table(seat)
        self._commands.own(seat)
        self._show_news(seat)
        self._show_question(seat)
        while not self.read_answer(seat):
            pass

    def _show_table(self, seat: int) -> None:
        """At a shared screen always; otherwise only if something moved since it was drawn last."""
        key = self._painter.table_key(self._match.game.shown(self._match.view(seat)))
        if self._is_shared or key != self._last_table:
            self._screen.show("")
            self._commands.table(seat)
        self._last_table = key

    def _show_question(self, seat: int) -> None:
        decision = self._match.decision(seat)
        view = self._match.game.shown(self._match.view(seat))
        if self._note:
            self._screen.show("", Text(self._note, style="dim"))
        self._note = ""
        self._screen.show("")
        self._screen.say(self._texts.question(decision), style="bold")
        hints = self._painter.hints(decision.kind, view)
        draft = self._painter.drafts.get(decision.kind)
        if draft is not None and self._beginning(seat) is not None:
            hints.append(self._texts.text(draft.hint))
        self._screen.show(*[indented(Text(hint)) for hint in hints])
        self._commands.moves(seat)
        if len(self._match.legal_moves(seat)) == 1:
            self._screen.say("  " + self._texts.text("ui-only-answer-enter"), style="dim")

    def read_answer(self, seat: int) -> bool:
        """Read one line; whether it changed what the seat is asked: an answer that the rules allow, or one less."""
        typed = self._screen.ask(self._texts.text("ui-prompt", name=self._texts.names[seat]))
        if typed.lower() in ("quit", "q", "exit"):
            self._confirm_quit()
            return False
        if typed.lower() == _UNDO:
            return self._undo(seat)
        if typed.lower() in _GIVE_UP:
            return self._give_up(seat)
        if self._commands.run(typed, seat):
            return False
        quick = self._painter.quick(
            self._match.decision(seat).kind,
            typed.lower(),
            self._match.game.shown(self._match.view(seat)),
            self._match.events(seat),
        )
        if quick is not None:
            return self._play_all(seat, quick)
        start = self._match.move_count
        moves = read_move(self._texts, typed, self._commands.answers(seat), self._commands.has_numbers)
        problem = moves if isinstance(moves, str) else self._try(seat, moves)
        if problem:
            self._screen.say(problem)
        else:
            self._lines.answered(seat, start)
        return not problem

    def _play_all(self, seat: int, quick: Quick) -> bool:
        """Play answers one after the other, as long as they answer the same question."""
        if quick.said:
            self._screen.say(quick.said)
        start = self._beginning(seat) if quick.is_from_beginning else None
        problem = self._first_problem(seat, quick.moves, start) if quick.is_whole else ""
        if problem:
            self._screen.say(problem)
            return False
        replaced = [] if start is None else self._lines.drop(seat, start)
        if isinstance(replaced, str):
            self._screen.say(self._texts.text(f"ui-undo-{replaced}"))
            return False
        start = self._match.move_count
        kind = self._match.decision(seat).kind
        for notation in quick.moves:
            if not self._match.legal_moves(seat):
                break
            if not quick.is_whole and self._match.decision(seat).kind != kind:
                break
            problem = self._try(seat, [self._match.game.parse_move(notation)])
            if problem:
                self._screen.say(problem)
                break
        is_answered = self._match.move_count > start
        if is_answered:
            self._lines.answered(seat, start, replaced)
        return is_answered

    def _first_problem(self, seat: int, notations: Sequence[str], start: int | None) -> str:
        """Why answers cannot be played one after another, from now or from a move on; they are tried on a copy. '' if
        they can."""
        game = self._match.game
        state = game.copy(self._match.state)
        if start is not None:
            state = position_after(game, self._match.moves[:start])
        for notation in notations:
            try:
                move = game.parse_move(notation)
            except NotationError as error:
                return str(error)
            if not has(game.pending(state), seat) or move not in game.legal_moves(state, seat):
                return self._texts.refusal(game.explain(state, seat, move))
            game.step(state, seat, move, None)
        return ""

    # Taking back ------------------------------------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        """Whether the last line of the seat has been taken back; if not, it is told why."""
        taken = self._lines.taken_back(seat)
        if isinstance(taken, str):
            self._screen.say(self._texts.text(f"ui-undo-{taken}"))
            return False
        if len(taken) == 1:
            self._note = self._texts.text("ui-taken-back", answer=self._texts.move(taken[0]))
        else:
            self._note = self._texts.text("ui-taken-back-line")
        return True

    def _give_up(self, seat: int) -> bool:
        """Whether something that the seat had begun has been dropped as a whole."""
        start = self._beginning(seat)
        if start is None:
            self._screen.say(self._texts.text("ui-nothing-begun"))
            return False
        dropped = self._lines.given_up(seat, start)
        if isinstance(dropped, str):
            self._screen.say(self._texts.text(f"ui-undo-{dropped}"))
            return False
        self._note = self._texts.text("ui-given-up")
        return True

    def _beginning(self, seat: int) -> int | None:
        """The number of the move with which the seat began what it is making up."""
        draft = self._painter.drafts.get(self._match.decision(seat).kind)
        return None if draft is None else self._lines.beginning(seat, draft)

    def _try(self, seat: int, moves: Sequence[int]) -> str:
        """Play the first move that the rules allow; if they allow none, the best reason why not."""
        refusals: list[Refusal] = []
        for move in moves:
            try:
                self._match.play(seat, move)
            except Refused as refused:
                refusals.append(refused.refusal)
            else:
                return ""
        telling = [refusal for refusal in refusals if refusal.code != _LEAST_TELLING]
        return self._texts.refusal((telling or refusals)[0])

    def _confirm_quit(self) -> None:
        typed = self._screen.ask(self._texts.text("ui-quit"))
        if typed and typed.lower().startswith(self._texts.text("ui-yes")):
            raise Quit
