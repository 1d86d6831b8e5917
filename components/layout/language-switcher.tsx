import { useTranslations } from 'next-intl';
import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { siteOrigin } from '@/lib/seo/site-url';
import { LanguageLink } from './language-link';
import styles from './language-switcher.module.css';

type LanguageSwitcherProps = {
  readonly locale: LocaleDefinition;
  /** Accessible name; header and footer each have a switcher. */
  readonly place: 'header' | 'footer';
};

/** Renders EN/FR links between the sites of a country, which preserve path, query and hash (LOC-08). */
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
          origin={siteOrigin(id)}
        >
          {language.toUpperCase()} <span className="visually-hidden">{t(language)}</span>
        </LanguageLink>
      ))}
    </nav>
  );
}
