'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import styles from './footer-columns.module.css';
import type { FooterColumn } from './footer-links';

/** How long the products and company columns stay in their closing state (spec section 9). */
const closingMs = 400;
const closesSlowly: readonly FooterColumn['key'][] = ['products', 'company'];

type FooterColumnsProps = { readonly columns: readonly FooterColumn[]; readonly newTab: string };

/** Accordions in narrow windows, at most one open; plain columns in wide ones (spec sections 2 and 4). */
export function FooterColumns({ columns, newTab }: FooterColumnsProps) {
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
                    {link.href.startsWith('/') ? null : <span className="visually-hidden"> ({newTab})</span>}
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
