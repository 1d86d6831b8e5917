import { ContentImage } from '@/components/ui/content-image';
import { srcSetOf } from '@/lib/assets/src-set';
import type { EditAttributes } from '@/lib/content/types';
import type { HeroPicture as Sources } from './hero-slides';

type HeroPictureProps = {
  readonly sources: Sources;
  readonly alt: string;
  readonly className: string | undefined;
  readonly priority: boolean;
  /** True for the poster of a video, which changes together with the video's source. */
  readonly isPoster?: boolean;
  readonly editing?: EditAttributes | undefined;
};

/** Renders a slide's picture: the mobile variant in upright windows, in the width that the window needs (HERO-07). */
export function HeroPicture({
  sources,
  alt,
  className,
  priority,
  isPoster = false,
  editing,
}: HeroPictureProps) {
  return (
    <picture>
      <source
        media={isPoster ? '(width <= 48rem)' : '(max-aspect-ratio: 6/5)'}
        sizes={sources.portrait.sizes}
        srcSet={srcSetOf(sources.portrait) ?? sources.portrait.src}
      />
      <ContentImage
        alt={alt}
        className={className}
        height={1100}
        priority={priority}
        source={sources.landscape}
        width={1960}
        {...editing}
      />
    </picture>
  );
}
