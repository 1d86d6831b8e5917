import { Fragment } from 'react';
import { splitUnits } from '@/lib/text/no-break';

/** Renders a text in capitals whose units keep their small letters and stay with their amounts. */
export function UnitText({ text }: { readonly text: string }) {
  return splitUnits(text).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span className="unit" key={index}>
        {part}
      </span>
    ),
  );
}
