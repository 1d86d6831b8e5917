/** Target of the progress: `process.stderr`, or a subset of it in tests. */
export type ProgressStream = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
};

const barWidth = 24;

/** Shows the progress of work: a bar on a terminal, else one line at the end. */
export function createProgress(stream: ProgressStream) {
  const clear = () => stream.isTTY && stream.write('\r\u001b[2K');
  return {
    /** Starts work of `total` steps, and returns an object that counts them. */
    start(label: string, total: number) {
      let done = 0;
      const draw = () => {
        if (!stream.isTTY) return;
        const filled = total === 0 ? barWidth : Math.floor((done / total) * barWidth);
        const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
        const line = `${bar} ${done}/${total} ${label}`;
        stream.write(`\r\u001b[2K${line.slice(0, (stream.columns || 80) - 1)}`);
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
