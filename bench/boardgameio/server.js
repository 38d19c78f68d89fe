'use strict';
/* The peer's server, as `node server.js`: boardgame.io with its storage in memory, in one process as it comes. Prints
   its port; a line on its input makes it collect garbage, so that its memory is measured at its best. */

const readline = require('readline');
const { Server } = require('boardgame.io/server');
const { conclave } = require('./game.js');

Server({ games: [conclave], origins: ['http://127.0.0.1'] })
  .run(0)
  .then(({ appServer }) => {
    console.log(JSON.stringify({ port: appServer.address().port }));
    readline.createInterface({ input: process.stdin }).on('line', () => {
      global.gc();
      console.log(JSON.stringify({ rss: process.memoryUsage().rss }));
    });
  });
