// Preloaded into a server for memory measurements, to collect garbage before each.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { setTimeout: pause } = require('node:timers/promises');

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc');

// Three times, with turns between, because abort signals are collected only after their listeners.
process.on('SIGUSR2', async () => {
  for (let times = 0; times < 3; times += 1) {
    collect();
    await pause(300);
  }
});
