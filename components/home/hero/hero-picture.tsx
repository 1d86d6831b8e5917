import { ContentImage } from '@/components/ui/content-image';
import type { HeroPicture as Sources } from './hero-slides';

type HeroPictureProps = {
  readonly sources: Sources;
  readonly alt: string;
  readonly className: string | undefined;
  readonly priority: boolean;
};

/** Renders a slide's picture: the mobile variant below 768 px, in the width that the window needs (HERO-07). */
export function HeroPicture({ sources, alt, className, priority }: HeroPictureProps) {
  return (
    <picture>
      <source
        media="(width < 768px)"
        sizes={sources.portrait.sizes}
        srcSet={sources.portrait.srcSet ?? sources.portrait.src}
      />
      <ContentImage
        alt={alt}
        className={className}
        height={1100}
        priority={priority}
        source={sources.landscape}
        width={1960}
      />
    </picture>
  );
}
