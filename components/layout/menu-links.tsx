import { keepHyphens } from '@/lib/text/no-break';
import styles from './mobile-menu.module.css';
import { NavLink } from './nav-link';
import type { NavigationItem } from './navigation-items';

type MenuLinksProps = {
  readonly lines: readonly NavigationItem[];
  /** Further pages, in smaller type. */
  readonly pages: readonly NavigationItem[];
};

/** The bottle cap of a line, or its sticks; the picture loads when the menu opens. */
const cap = (href: string) => ({
  background: `url(/cap-${href.slice(1)}.webp) right / var(--cap) no-repeat`,
});

/** Renders the links of the menu of narrow windows. */
export function MenuLinks({ lines, pages }: MenuLinksProps) {
  return (
    <>
      <ul className={styles.list}>
        {lines.map(({ href, label }) => (
          <li key={href} style={cap(href)}>
            <NavLink className={styles.link} href={href} label={keepHyphens(label)} />
          </li>
        ))}
      </ul>
      <ul className={styles.more}>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <NavLink className={styles.page} href={href} label={keepHyphens(label)} />
          </li>
        ))}
      </ul>
    </>
  );
}
