import { openSync, readSync } from 'node:fs';

// Preloaded into a server: replies to each message with the longest block since the last one, in milliseconds.

/** Resolution in milliseconds: shorter iterations of the event loop count together. */
const stepMs = 5;

const statistics = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const bytes = Buffer.alloc(64);

/** Returns the processor time of the main thread in milliseconds, which does not depend on other processes. */
function processorMs() {
  const length = readSync(statistics, bytes, 0, bytes.length, 0);
  return Number(bytes.toString('latin1', 0, length).split(' ')[0]) / 1e6;
}

let longest = 0;
let last = processorMs();

function measure() {
  const now = processorMs();
  longest = Math.max(longest, now - last);
  last = now;
}

setInterval(measure, stepMs).unref();

process.on('message', () => {
  measure();
  process.send?.(longest);
  longest = 0;
});
process.channel?.unref();
