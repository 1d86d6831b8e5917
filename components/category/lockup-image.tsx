import { ContentImage } from '@/components/ui/content-image';
import { imageSource } from '@/lib/assets';
import type { LocaleDefinition } from '@/lib/locales/definitions';

type LockupImageProps = {
  readonly alt: string;
  readonly asset: Parameters<typeof imageSource>[0];
  readonly locale: LocaleDefinition;
};

/** Renders a category's logo lockup, or the brand logo when it fails to load. */
export function LockupImage({ alt, asset, locale }: LockupImageProps) {
  return (
    <ContentImage
      alt={alt}
      data-fallback="/logo.svg"
      height={120}
      priority
      source={imageSource(asset, { locale, slot: 'thumbnail' })}
      width={200}
    />
  );
}
