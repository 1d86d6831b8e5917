import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { SearchGroup } from '@/lib/search/finder';
import { SearchOption } from './search-option';
import styles from './search-results.module.css';

type SearchResultsProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly SearchGroup[];
  /** Heading of the pages, which are suggestions without a query. */
  readonly pagesHeading: string;
  readonly active: number;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onPoint: (index: number) => void;
  readonly onFollow: () => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Renders the results as a listbox grouped by kind; option indices continue across groups. */
export function SearchResults(props: SearchResultsProps) {
  const t = useTranslations('common.search.kinds');
  const { id, label, groups, pagesHeading, active, list, onPoint, onFollow } = props;
  const before = (group: SearchGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div aria-label={label} className={styles.results} id={id} ref={list} role="listbox">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are not field sets.
        <div aria-labelledby={`${id}-${group.kind}`} className={styles.group} key={group.kind} role="group">
          <div className={styles.heading} id={`${id}-${group.kind}`} role="presentation">
            {group.kind === 'page' ? pagesHeading : t(group.kind)}
          </div>
          <div className={styles.options} role="presentation">
            {group.entries.map((entry, position) => {
              const index = before(group) + position;
              return (
                <SearchOption
                  active={index === active}
                  entry={entry}
                  id={optionId(id, index)}
                  key={entry.href}
                  onFollow={onFollow}
                  onPoint={() => onPoint(index)}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
