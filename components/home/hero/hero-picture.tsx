import { ContentImage } from '@/components/ui/content-image';
import type { HeroPicture as Sources } from './hero-slides';

type HeroPictureProps = {
  readonly sources: Sources;
  readonly alt: string;
  readonly className: string | undefined;
  readonly priority: boolean;
};

/** A slide's picture: its mobile variant below 768, and a width for each viewport (spec sections 2 and 9). */
export function HeroPicture({ sources, alt, className, priority }: HeroPictureProps) {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={sources.mobile} />
      <source media="(max-width: 1023px)" srcSet={sources.tablet} />
      <ContentImage
        alt={alt}
        className={className}
        height={1100}
        priority={priority}
        source={{ src: sources.desktop }}
        width={1960}
      />
    </picture>
  );
}
