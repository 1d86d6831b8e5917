'use client';

import { Button } from '@/components/ui/button';
import styles from './failure-screen.module.css';
import { useFailureWords } from './failure-words';

/** In place of a page that broke in the browser; header and footer stay, and another try is one press away. */
export function FailureScreen({ retry }: { readonly retry: () => void }) {
  const words = useFailureWords();
  return (
    <section className={styles.screen} role="alert">
      <h1 className={styles.title}>{words?.title}</h1>
      <p className={styles.text}>{words?.text}</p>
      <Button onClick={retry}>{words?.retry}</Button>
    </section>
  );
}
