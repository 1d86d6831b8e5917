import { ContentImage } from '@/components/ui/content-image';
import { imageSource } from '@/lib/assets';
import { editable } from '@/lib/content/editable';
import type { Category } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';

type LockupImageProps = {
  readonly alt: string;
  readonly category: Category;
  readonly locale: LocaleDefinition;
};

/** Renders a category's logo lockup, or the brand logo when it fails to load. */
export function LockupImage({ alt, category, locale }: LockupImageProps) {
  return (
    <ContentImage
      alt={alt}
      data-fallback="/logo.svg"
      height={120}
      priority
      source={imageSource(category.logoLockup, { locale, slot: 'thumbnail' })}
      width={200}
      {...editable(category, 'logoLockup')}
    />
  );
}
