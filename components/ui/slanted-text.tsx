/** Renders slanted text. Each word is transformed separately, so that all lines start at the same edge. */
export function SlantedText({ text }: { readonly text: string }) {
  return text.split(/( )/).map((part, index) =>
    part === ' ' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <span className="slanted" key={index}>
        {part}
      </span>
    ),
  );
}
