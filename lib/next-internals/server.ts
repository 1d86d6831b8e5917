import { Server } from 'node:http';

/**
 * Returns the listening servers of this process. Next's standalone server creates its own without giving
 * access to it, and Node has no public list.
 */
export function listeningServers(): Server[] {
  const handles: unknown = Reflect.get(process, '_getActiveHandles')?.call(process);
  return Array.isArray(handles)
    ? handles.filter((handle) => handle instanceof Server && handle.listening)
    : [];
}

/**
 * Handles a signal in place of Next, whose handler exits 143 and waits for idle connections. Next installs it
 * before any code of the site runs.
 */
export function takeOverSignal(signal: 'SIGTERM', handle: () => void): void {
  const others = process.listeners(signal);
  process.on(signal, handle);
  // Remove them last: without any listener, the signal would end the process at once.
  for (const other of others) process.off(signal, other);
}
