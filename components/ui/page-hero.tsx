import styles from './page-hero.module.css';

type PageHeroProps = {
  readonly title: string;
  readonly text: string;
  /** Sets the colors, the padding and the title's size. */
  readonly className: string | undefined;
};

/** Renders the opening of a page: a title that fills it and a line below. */
export function PageHero({ title, text, className }: PageHeroProps) {
  return (
    <header className={`${styles.hero} ${className}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
