"""What the house counts, for Prometheus. No value tells anything of a single player or table."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from curia import __version__, _build
from curia.wire.kinds import ChatChannel, MatchStatus

STATUSES: Final[tuple[MatchStatus, ...]] = ("gathering", "playing")
"""Of the tables that are counted: those that are not over."""

_FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_SLOW: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
_GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class QuickHistogram(Collector):
    """A histogram that only the event loop writes: the library's locks twice for every number, at every move."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry, buckets: Sequence[float]) -> None:
        self._name = name
        self._documentation = documentation
        self._bounds = tuple(buckets)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, number: float) -> None:
        self._counts[bisect_left(self._bounds, number)] += 1
        self._sum += number

    def collect(self) -> Iterable[HistogramMetricFamily]:
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return [HistogramMetricFamily(self._name, self._documentation, buckets=buckets, sum_value=self._sum)]


class Metrics:
    """One set of counters for one house: `metrics.moves.inc()`, `metrics.commit_seconds.observe(0.002)`.

    Labels are only ever values that the house itself chooses, never what somebody sent: else strangers could fill the
    memory."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        build = Gauge("curia_build_info", "The running version", ["version", "build"], registry=registry)
        build.labels(__version__, "compiled" if _build.compiled() else "interpreted").set(1)

        self.tables = Gauge("curia_tables", "Tables that are not over, by status", ["status"], registry=registry)
        self.visitors = Gauge("curia_visitors", "Connections to tables, by circle", ["circle"], registry=registry)
        for status in STATUSES:
            self.tables.labels(status)
        for channel in ChatChannel:
            self.visitors.labels(channel)

        self.moves = Counter("curia_moves", "Moves of people and bots that were stored", registry=registry)
        self.move_seconds = QuickHistogram(
            "curia_move_seconds", "From a move's arrival until everybody is told", registry=registry, buckets=_FAST
        )
        self.refused = Counter("curia_refused", "Messages that were refused, by code", ["code"], registry=registry)

        self.commit_seconds = Histogram(
            "curia_commit_seconds", "How long a transaction took", registry=registry, buckets=_FAST
        )
        self.commit_group = Histogram(
            "curia_commit_group", "Jobs that were committed together", registry=registry, buckets=_GROUPS
        )

        self.bot_queue = Gauge("curia_bot_queue", "Questions that wait for a bot worker", registry=registry)
        self.bot_seconds = Histogram(
            "curia_bot_seconds", "How long a bot thought, without the pause", registry=registry, buckets=_SLOW
        )
        self.bot_replaced = Gauge("curia_bot_replaced", "Bot workers that crashed or hung so far", registry=registry)
        self.bot_random_moves = Gauge("curia_bot_random_moves", "Answers that no bot could give", registry=registry)

        self.requests = Counter(
            "curia_http_requests",
            "Requests answered, by route and status",
            ["method", "route", "status"],
            registry=registry,
        )
        self.request_seconds = Histogram(
            "curia_http_seconds",
            "How long answering a request took, streams left out",
            registry=registry,
            buckets=_SLOW,
        )
        self.notifications = Counter(
            "curia_notifications", "Webhooks and web pushes, by kind and result", ["kind", "result"], registry=registry
        )

    def page(self) -> bytes:
        """All of them in Prometheus's text format."""
        return generate_latest(self.registry)


CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
