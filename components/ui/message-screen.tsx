import type { ComponentProps } from 'react';
import styles from './message-screen.module.css';

type MessageScreenProps = Pick<ComponentProps<'section'>, 'className' | 'role' | 'children'> & {
  readonly title: string;
  readonly text: string;
};

/** Renders a whole screen with a title, a text and, as children, links that lead on. */
export function MessageScreen({ title, text, className = '', role, children }: MessageScreenProps) {
  return (
    <section className={`${styles.screen} ${className}`.trim()} role={role}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
