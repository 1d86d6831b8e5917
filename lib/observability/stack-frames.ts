/** Returns the frames of an error without its message, which may contain a visitor's input. */
export function stackFrames(error: unknown): string {
  const { stack = '' } = Object(error) as { stack?: string };
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
