/** Returns the frames of an error without its message, which may hold what a visitor typed. */
export function stackFrames(error: unknown): string {
  const { stack = '' } = Object(error) as { stack?: string };
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
