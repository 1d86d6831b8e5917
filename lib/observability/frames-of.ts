/** The frames of an error. Its message may hold what a visitor typed. */
export function framesOf(error: unknown): string {
  const { stack = '' } = Object(error) as { stack?: string };
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
