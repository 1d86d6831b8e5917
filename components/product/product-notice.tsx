import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import styles from './product-notice.module.css';

type ProductNoticeProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** Renders the message of a product page without a product. */
export function ProductNotice({ title, text, children }: ProductNoticeProps) {
  return (
    <section className={styles.notice}>
      <ContentImage alt="" className={styles.bottle} height={1280} priority source={null} width={640} />
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
