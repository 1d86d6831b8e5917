// Preloaded into a server whose memory is measured: what nobody holds any longer is to be gone first.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
