/** Where progress is written: `process.stderr`, or a part of it in tests. */
export type ProgressStream = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
};

const barWidth = 24;

/** Shows how much of some work is done: a bar that renews itself on a terminal, a line at its end elsewhere. */
export function createProgress(stream: ProgressStream) {
  const clear = () => stream.isTTY && stream.write('\r\u001b[2K');
  return {
    /** Begins work of `total` steps; the returned object counts them. */
    start(label: string, total: number) {
      let done = 0;
      const draw = () => {
        if (!stream.isTTY) return;
        const filled = total === 0 ? barWidth : Math.floor((done / total) * barWidth);
        const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
        const line = `${bar} ${done}/${total} ${label}`;
        stream.write(`\r\u001b[2K${line.slice(0, (stream.columns ?? 80) - 1)}`);
      };
      draw();
      return {
        step: () => {
          done += 1;
          draw();
        },
        end: () => {
          clear();
          if (!stream.isTTY) stream.write(`${label}: ${done}\n`);
        },
      };
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
