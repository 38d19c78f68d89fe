'use strict';
/* The peer's players, as `node client.js PORT TABLES`: boardgame.io's own client over its socket.io transport, four to a
   table, tables made and joined through its lobby. Answers each line {"seconds", "rate"} with what was measured; without
   a rate each table is at once asked for its next move, with one the moves come at random times, so many a second.
   A move is done when the state after it has reached all four seats. */

const readline = require('readline');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { conclave, randomMove } = require('./game.js');

const SEATS = ['0', '1', '2', '3'];
// About so many moves has a game.
const GAME = 190;
const AT_ONCE = 20;
const server = `http://127.0.0.1:${process.argv[2]}`;
const tableCount = Number(process.argv[3]);
const lobby = new LobbyClient({ server });
// Straight to the websocket; the default is to begin with HTTP polling.
const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], perMessageDeflate: false } });

let bytes = 0;
let onIdle = () => {};
let onDone = () => {};

class Table {
  constructor() {
    this.clients = null;
    this.awaited = 0;
    this.here = 0;
    this.sent = 0;
    this.asked = false;
  }

  /* Make a match, let four sit down and connect. */
  async begin() {
    const { matchID } = await lobby.createMatch(conclave.name, { numPlayers: 4 });
    const seats = await Promise.all(
      SEATS.map((playerID) => lobby.joinMatch(conclave.name, matchID, { playerID, playerName: `player ${playerID}` })),
    );
    this.awaited = 0;
    this.here = 0;
    this.ready = new Promise((resolve) => (this.onReady = resolve));
    const first = this.clients === null;
    if (first) this.clients = SEATS.map((playerID) => Client({ game: conclave, numPlayers: 4, multiplayer, playerID, matchID, debug: false }));
    this.seen = [-1, -1, -1, -1];
    this.clients.forEach((client, seat) => {
      client.credentials = client.transport.credentials = seats[seat].playerCredentials;
      if (first) {
        client.createDispatchers();
        client.subscribe((state) => this.receive(seat, state));
        client.start();
        client.transport.socket.on('connect', () => {
          client.transport.socket.io.engine.on('packet', ({ data }) => data && (bytes += data.length));
        });
      } else client.updateMatchID(matchID);
    });
    await this.ready;
  }

  receive(seat, state) {
    if (state === null || this.seen[seat] >= this.awaited) return;
    // After a match ends the client still holds its last state until the next one is sent.
    if (this.onReady !== null && state._stateID !== 0) return;
    if (state._stateID < this.awaited) return;
    this.seen[seat] = state._stateID;
    this.here += 1;
    if (this.here < 4) return;
    if (this.onReady !== null) {
      this.onReady();
      this.onReady = null;
      return;
    }
    onDone(performance.now() - this.sent);
    if (state.ctx.gameover === undefined) onIdle(this);
    else this.begin().then(() => onIdle(this));
  }

  /* One of the seats that are asked answers at random. */
  move() {
    const { ctx } = this.clients[0].store.getState();
    const asked = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
    const seat = Number(asked[Math.floor(Math.random() * asked.length)]);
    const client = this.clients[seat];
    const state = client.store.getState();
    const [name, argument] = randomMove(state.G, state.ctx.phase, seat);
    this.awaited = state._stateID + 1;
    this.here = 0;
    this.sent = performance.now();
    client.moves[name](argument);
  }
}

function quantile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : 0;
}

const idle = [];
const tables = [];

async function run(seconds, rate) {
  const latencies = [];
  const waiting = idle.splice(0);
  let due = 0;
  let over = false;
  onDone = (milliseconds) => latencies.push(milliseconds);
  onIdle = (table) => {
    if (over) idle.push(table);
    else if (rate === null) table.move();
    else if (due > 0) {
      due -= 1;
      table.move();
    } else waiting.push(table);
  };
  const cpu = process.cpuUsage();
  const start = performance.now();
  bytes = 0;
  if (rate === null) {
    waiting.splice(0).forEach((table) => table.move());
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  } else {
    let next = start;
    await new Promise((resolve) => {
      const tick = () => {
        const now = performance.now();
        if (now - start >= seconds * 1000) return resolve();
        for (; next <= now; next -= (Math.log(1 - Math.random()) * 1000) / rate) {
          if (waiting.length) waiting.shift().move();
          else due += 1;
        }
        setTimeout(tick, 1);
      };
      tick();
    });
  }
  over = true;
  const spent = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  const moves = latencies.length;
  const received = bytes;
  idle.push(...waiting);
  while (idle.length < tables.length) await new Promise((resolve) => setTimeout(resolve, 5));
  latencies.length = moves;
  latencies.sort((a, b) => a - b);
  return {
    moves: moves / spent,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    max: quantile(latencies, 1),
    bytes: received / Math.max(1, moves) / 4,
    cpu: (used.user + used.system) / 1e6 / spent,
  };
}

async function main() {
  for (let made = 0; made < tableCount; made++) tables.push(new Table());
  const coming = [...tables];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let table = coming.pop(); table !== undefined; table = coming.pop()) await table.begin();
    }),
  );
  // A house has games at all stages: each table plays on to one of its own.
  const ahead = new Map(tables.map((table) => [table, Math.floor(Math.random() * GAME)]));
  onIdle = (table) => {
    const left = ahead.get(table);
    if (left === 0) return idle.push(table);
    ahead.set(table, left - 1);
    return table.move();
  };
  tables.forEach((table) => onIdle(table));
  while (idle.length < tableCount) await new Promise((resolve) => setTimeout(resolve, 5));
  console.log(JSON.stringify({ tables: tables.length }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { seconds, rate } = JSON.parse(line);
    console.log(JSON.stringify(await run(seconds, rate ?? null)));
  }
  process.exit();
}

main();
