// Preloaded into a server whose memory is measured: what nobody holds any longer is to be gone first.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { setTimeout: pause } = require('node:timers/promises');

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc');

// Three times, with turns between: abort signals of answered requests go only after what listens to them.
process.on('SIGUSR2', async () => {
  for (let times = 0; times < 3; times += 1) {
    collect();
    await pause(300);
  }
});
