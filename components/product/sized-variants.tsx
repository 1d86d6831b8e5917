import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { sizeText } from '@/lib/product/amount-text';
import type { Variant } from '@/lib/product/per-size';
import type { SizedTab } from '@/lib/product/selection';
import { SizedPanel } from './sized-panel';

type SizedVariantsProps<T> = {
  readonly tab: SizedTab;
  readonly label: string;
  readonly variants: readonly Variant<T>[];
  readonly children: (value: T) => ReactNode;
};

/** Renders a version for all sizes directly, and versions per size behind size tabs. */
export function SizedVariants<T>({ tab, label, variants, children: render }: SizedVariantsProps<T>) {
  const locale = useLocale();
  const [first] = variants;
  if (first && first.size === null) return render(first.value);
  const sized = variants.flatMap(({ size, value }) =>
    size === null ? [] : [{ size, label: sizeText(size, locale), content: render(value) }],
  );
  return <SizedPanel label={label} tab={tab} variants={sized} />;
}
