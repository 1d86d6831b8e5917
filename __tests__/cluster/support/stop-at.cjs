// Preloaded into a server, which sends itself SIGTERM at the step of its start that STOP_AT names.
const { Server } = require('node:net');

const reach = (step) => {
  if (step === process.env.STOP_AT) process.kill(process.pid, 'SIGTERM');
};

reach('start');
process.on('newListener', (event) => {
  if (event === 'SIGTERM') reach('handler');
});

const { listen } = Server.prototype;
Server.prototype.listen = function (...options) {
  reach('listen');
  this.once('listening', () => reach('listening'));
  return listen.apply(this, options);
};
