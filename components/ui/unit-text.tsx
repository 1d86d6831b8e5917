import { splitUnits } from '@/lib/text/no-break';

/** Renders a text in capitals whose units keep their small letters and stay with their amounts. */
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
