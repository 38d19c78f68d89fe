'use strict';
/* The peer's game: a plain conclave for four, after the rhythm of Habemus Papam. In each round all four seal an action
   card, then a bid of gems; who bids more takes a card of the display first. A game has about 190 moves, ours 200, and
   what a seat is sent is as large as what our house sends (the bench prints both).

   Written as boardgame.io's documentation advises: phases, stages for what is answered at the same time, secrets kept
   from the clients by `playerView`, and moves on secret state left to the server (`client: false`). Undo is switched
   off, for it would keep every earlier state; states are sent whole, which is the default and here the faster way
   (`deltaState: true` computes a patch for each seat). */

const ROUNDS = 16;
const SEATS = ['0', '1', '2', '3'];
const CARDINALS = [
  'spada', 'este', 'orsini', 'bichi', 'grimaldi', 'trivulzio', 'medici', 'hesse', 'lugo', 'cueva', 'ginetti', 'sacchetti',
  'chigi', 'rapaccioli', 'imperiali', 'omodei', 'ottoboni', 'borromeo', 'carpegna', 'azzolino', 'barberini', 'franciotti',
];
const POLITICS = ['mazarin', 'louis', 'felipe', 'squadrone'];
const ACTIONS = ['ten_gold', 'bid_last', 'best_gem_twice', 'three_rubies', 'bribe', 'swap'];
const ORDERS = ['four_coats', 'spain_innocent', 'innocent_urban', 'spain_urban', 'france', 'most_leaders'];
const GEMS = ['diamond', 'ruby', 'sapphire', 'amber'];

function several(cards, times) {
  return cards.flatMap((card) => Array(times).fill(card));
}

function setup({ random }) {
  const orders = random.Shuffle(several(ORDERS, 2));
  return {
    round: 1,
    camerlengo: '0',
    display: [],
    gone: [],
    decks: [CARDINALS, several(POLITICS, 5), several(ACTIONS, 4)].map((deck) => random.Shuffle(deck)),
    order: [],
    seats: SEATS.map((_, seat) => ({
      tableau: [],
      hand: [],
      gems: { diamond: 6, ruby: 6, sapphire: 6, amber: 6 },
      gold: 5,
      orders: orders.slice(2 * seat, 2 * seat + 2),
      answer: null,
      played: null,
      bid: null,
    })),
  };
}

/* What a seat may know: its own side of the screen, and what lies open. */
function playerView({ G, playerID }) {
  const { decks, seats, ...open } = G;
  return {
    ...open,
    left: decks.map((deck) => deck.length),
    seats: seats.map((seat, number) => {
      if (String(number) === playerID) return { ...seat, answered: seat.answer !== null };
      const { hand, gems, gold, orders, answer, ...shown } = seat;
      return { ...shown, answered: answer !== null };
    }),
  };
}

function worth(bid) {
  return GEMS.reduce((sum, gem, kind) => sum + bid[gem] * 10 ** (3 - kind), 0);
}

function allAnswered({ G }) {
  return G.seats.every((seat) => seat.answer !== null);
}

/* One sealed answer of each seat, in any order. */
const sealed = { activePlayers: { all: 'sealing', minMoves: 1, maxMoves: 1 } };

const conclave = {
  name: 'conclave',
  disableUndo: true,
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  playerView,
  endIf: ({ G }) => {
    if (G.round <= ROUNDS) return undefined;
    return { points: G.seats.map((seat) => seat.tableau.length * 3 + seat.gold) };
  },
  phases: {
    actions: {
      start: true,
      next: 'bids',
      turn: sealed,
      onBegin: ({ G }) => {
        for (const deck of G.decks) if (deck.length > 0) G.display.push(deck.pop());
        G.display.push('camerlengo');
      },
      endIf: allAnswered,
      onEnd: ({ G }) => {
        for (const seat of G.seats) {
          seat.played = seat.answer.card;
          if (seat.played !== 'none') {
            seat.hand.splice(seat.hand.indexOf(seat.played), 1);
            G.gone.push(seat.played);
          }
          if (seat.played === 'ten_gold') seat.gold += 10;
          if (seat.played === 'three_rubies') seat.gems.ruby += 3;
          seat.answer = null;
        }
      },
      moves: {
        playAction: {
          client: false,
          redact: true,
          move: ({ G, playerID }, card) => {
            const seat = G.seats[playerID];
            if (seat.answer !== null || (card !== 'none' && !seat.hand.includes(card))) return 'INVALID_MOVE';
            seat.answer = { card };
          },
        },
      },
    },
    bids: {
      next: 'taking',
      turn: sealed,
      endIf: allAnswered,
      onEnd: ({ G }) => {
        for (const seat of G.seats) {
          seat.bid = seat.answer;
          for (const gem of GEMS) seat.gems[gem] -= seat.bid[gem];
          seat.answer = null;
        }
        const first = Number(G.camerlengo);
        G.order = [...SEATS].sort(
          (a, b) => worth(G.seats[b].bid) - worth(G.seats[a].bid) || ((a - first + 4) % 4) - ((b - first + 4) % 4),
        );
      },
      moves: {
        bid: {
          client: false,
          redact: true,
          move: ({ G, playerID }, gems) => {
            const seat = G.seats[playerID];
            const count = GEMS.reduce((sum, gem) => sum + gems[gem], 0);
            if (seat.answer !== null || count > 3 || GEMS.some((gem) => !(gems[gem] >= 0 && gems[gem] <= seat.gems[gem])))
              return 'INVALID_MOVE';
            seat.answer = gems;
          },
        },
      },
    },
    taking: {
      next: 'actions',
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: () => 0, next: ({ ctx }) => (ctx.playOrderPos + 1) % 4, playOrder: ({ G }) => G.order },
      },
      endIf: ({ G, ctx }) => ctx.numMoves === 1 && G.order.length === 0,
      onEnd: ({ G }) => {
        G.round += 1;
        G.gone.push(...G.display.filter((card) => card !== 'camerlengo'));
        G.display = [];
        for (const seat of G.seats) seat.played = seat.bid = null;
      },
      moves: {
        take: {
          client: false,
          move: ({ G, playerID }, card) => {
            const seat = G.seats[playerID];
            const place = G.display.indexOf(card);
            if (place < 0 || G.order[0] !== playerID) return 'INVALID_MOVE';
            G.display.splice(place, 1);
            G.order.shift();
            if (card === 'camerlengo') {
              G.camerlengo = playerID;
              for (const gem of GEMS.slice(1)) seat.gems[gem] += 1;
            } else if (ACTIONS.includes(card)) seat.hand.push(card);
            else seat.tableau.push(card);
          },
        },
      },
    },
  },
};

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

/* A random legal move of a seat, as [name, argument], from what the client knows. */
function randomMove(G, phase, seat) {
  const own = G.seats[seat];
  if (phase === 'actions') return ['playAction', pick(['none', ...own.hand])];
  if (phase === 'taking') return ['take', pick(G.display)];
  const bid = { diamond: 0, ruby: 0, sapphire: 0, amber: 0 };
  for (let count = Math.floor(Math.random() * 4); count > 0; count--) {
    const gem = pick(GEMS);
    if (bid[gem] < own.gems[gem]) bid[gem] += 1;
  }
  return ['bid', bid];
}

module.exports = { conclave, randomMove };
