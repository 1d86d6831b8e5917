import { ContentImage } from '@/components/ui/content-image';
import styles from './retailer-list.module.css';
import { useSelectedPack } from './selection-provider';

/** Renders the bottle, the name and the selected size of the product in the shop modal. */
export function ShopHead() {
  const { name, current } = useSelectedPack();
  return (
    <div className={styles.head}>
      <span className={styles.tile}>
        <ContentImage alt="" height={96} key={current?.size} source={current?.source ?? null} width={48} />
      </span>
      <p className={styles.name}>
        {name}
        <span className="visually-hidden">, </span>
        <span className={styles.size}>{current?.label}</span>
      </p>
    </div>
  );
}
