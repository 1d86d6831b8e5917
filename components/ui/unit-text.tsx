import { splitUnits } from '@/lib/text/no-break';

/** Renders a text in capitals. Its units keep their lower case and do not break from their amounts. */
export function UnitText({ text }: { readonly text: string }) {
  return splitUnits(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <span className="unit" key={index}>
        {part}
      </span>
    ),
  );
}
