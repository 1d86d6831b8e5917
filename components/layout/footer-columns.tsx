'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { NewTabNote } from '@/components/ui/new-tab-note';
import { SmartLink } from '@/components/ui/smart-link';
import styles from './footer-columns.module.css';
import type { FooterColumn } from './footer-links';

/** Duration in milliseconds of the closing state of the products and company columns (HDR-04). */
const closingMs = 400;
const closesSlowly: readonly FooterColumn['key'][] = ['products', 'company'];

type FooterColumnsProps = { readonly columns: readonly FooterColumn[] };

/** Renders accordions in narrow windows, at most one open, and plain columns in wide ones (HDR-04). */
export function FooterColumns({ columns }: FooterColumnsProps) {
  const [open, setOpen] = useState<FooterColumn['key'] | null>(null);
  const [closing, setClosing] = useState<FooterColumn['key'] | null>(null);

  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => setClosing(null), closingMs);
    return () => clearTimeout(timer);
  }, [closing]);

  const toggle = (key: FooterColumn['key']) => {
    setClosing(open && closesSlowly.includes(open) ? open : null);
    setOpen(open === key ? null : key);
  };
  const stateOf = (key: FooterColumn['key']) =>
    open === key ? 'open' : closing === key ? 'closing' : 'closed';

  return (
    <div className={styles.columns}>
      {columns.map(({ key, title, links }) => (
        <section className={styles.column} data-column={key} data-state={stateOf(key)} key={key}>
          <h2 className={styles.title}>
            <button
              aria-controls={`footer-${key}`}
              aria-expanded={open === key}
              className={styles.toggle}
              onClick={() => toggle(key)}
              type="button"
            >
              {title}
              <Icon name="chevron" />
            </button>
            <span className={styles.plain}>{title}</span>
          </h2>
          <div className={styles.panel} id={`footer-${key}`}>
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <SmartLink className={styles.link} href={link.href}>
                    {link.label}
                    {link.href.startsWith('/') ? null : <NewTabNote />}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
