import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { SearchButton } from '@/components/search/search-button';
import { searchWords } from '@/components/search/search-words';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import { wishlistWords } from '@/components/wishlist/wishlist-words';
import { brand } from '@/lib/brand';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { offersComponent } from '@/lib/locales/features';
import styles from './header.module.css';
import { HeaderMeasure } from './header-measure';
import { LanguageSwitcher } from './language-switcher';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { navigationItems } from './navigation-items';

type HeaderProps = { readonly locale: LocaleDefinition };

/** The header of every page (spec section 2, "Header"). */
export function Header({ locale }: HeaderProps) {
  const t = useTranslations('common');
  const search = searchWords(useTranslations('common.search'));
  const wishlist = wishlistWords(locale, useTranslations('common.wishlist'));
  const { categories, pages } = navigationItems(locale, t);
  const languages = locale.country === 'CANADA' ? <LanguageSwitcher locale={locale} place="header" /> : null;
  return (
    <HeaderMeasure className={styles.header}>
      <Link aria-label={t('header.home', { brand: brand.name })} className={styles.logo} href="/">
        <img alt="" height="45" src="/logo.svg" width="248" />
      </Link>
      <nav aria-label={t('header.label')} className={styles.nav}>
        <ul className={styles.list}>
          {categories.map((item) => (
            <li key={item.href}>
              <NavLink className={styles.link} {...item} />
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
        <SearchButton words={search} />
        {offersComponent(locale, 'wishlist') ? <WishlistButton words={wishlist} /> : null}
        <MobileMenu
          items={[...categories, ...pages]}
          labels={{ open: t('header.open-menu'), close: t('header.close-menu'), title: t('header.menu') }}
        >
          {languages}
        </MobileMenu>
      </div>
    </HeaderMeasure>
  );
}
