import type { ImageSource } from '@/lib/assets/types';
import { ContentImage } from './content-image';
import styles from './picture-tile.module.css';

type PictureTileProps = {
  /** Sets the size of the tile. */
  readonly className: string | undefined;
  readonly color: string | null | undefined;
  /** Null for the placeholder bottle, undefined while the product is unknown. */
  readonly source: ImageSource | null | undefined;
};

/** Renders a product's picture on the product's color. The name beside it describes it. */
export function PictureTile({ className, color, source }: PictureTileProps) {
  return (
    <span className={`${styles.tile} ${className}`} style={{ '--tile': color }}>
      {source === undefined ? null : <ContentImage alt="" height={1280} source={source} width={640} />}
    </span>
  );
}
