import { useTranslations } from 'next-intl';
import { SearchButton } from '@/components/search/search-button';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import { brand } from '@/lib/brand';
import {
  enabledCategories,
  type LocaleDefinition,
  offersComponent,
  siblingLocales,
} from '@/lib/locales/definitions';
import styles from './header.module.css';
import { HeaderMeasure } from './header-measure';
import { LanguageSwitcher } from './language-switcher';
import { MenuLinks } from './menu-links';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { navigationItems } from './navigation-items';

type HeaderProps = { readonly locale: LocaleDefinition };

/** Renders the header of every page (HDR-02). */
export function Header({ locale }: HeaderProps) {
  const t = useTranslations('common');
  const { categories, pages, more } = navigationItems(locale, t);
  const languages =
    siblingLocales(locale).length > 0 ? <LanguageSwitcher locale={locale} place="header" /> : null;
  return (
    <HeaderMeasure className={styles.header}>
      <a aria-label={t('header.home', { brand: brand.name })} className={styles.logo} href="/">
        <img alt="" height="45" src="/logo.svg" width="248" />
      </a>
      <nav aria-label={t('header.label')} className={styles.nav}>
        <ul className={styles.list}>
          {categories.map(({ href, label }) => (
            <li key={href}>
              <NavLink className={styles.link} href={href} label={label} />
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          {pages.map((item) => (
            <li key={item.href}>
              <NavLink className={styles.page} {...item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <div className={styles.languages}>{languages}</div>
        <SearchButton />
        {offersComponent(locale, 'wishlist') ? (
          <WishlistButton browseHref={`/${enabledCategories(locale)[0] ?? ''}`} />
        ) : null}
        <MobileMenu>
          <MenuLinks lines={categories} pages={[...pages, ...more]} />
          {languages}
        </MobileMenu>
      </div>
    </HeaderMeasure>
  );
}
