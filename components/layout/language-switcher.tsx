import { useTranslations } from 'next-intl';
import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { siteOrigin } from '@/lib/seo/site-url';
import { LanguageLink } from './language-link';
import styles from './language-switcher.module.css';

type LanguageSwitcherProps = {
  readonly locale: LocaleDefinition;
  /** Header and footer both have one; their names tell them apart. */
  readonly place: 'header' | 'footer';
};

/** EN/FR between the sites of the same country, keeping path, query and anchor (spec section 2). */
export function LanguageSwitcher({ locale, place }: LanguageSwitcherProps) {
  const t = useTranslations('common.language');
  const siblings = locales.filter(({ country }) => country === locale.country).toReversed();
  return (
    <nav aria-label={t(place)} className={styles.switcher}>
      {siblings.map(({ id, language, tag }) => (
        <LanguageLink
          className={styles.link}
          current={id === locale.id}
          key={id}
          lang={tag}
          name={t(language)}
          origin={siteOrigin(id)}
        >
          {language.toUpperCase()}
        </LanguageLink>
      ))}
    </nav>
  );
}
