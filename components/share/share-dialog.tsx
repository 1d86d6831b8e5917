'use client';

import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import { type Shared, shareLinks } from '@/lib/share/links';
import { CopyLink } from './copy-link';
import styles from './share-dialog.module.css';
import type { ShareWords } from './share-words';

type ShareDialogProps = {
  readonly shared: Shared;
  readonly words: ShareWords;
  readonly open: boolean;
  readonly onClose: () => void;
};

const services = [
  { service: 'x', icon: 'external' },
  { service: 'facebook', icon: 'external' },
  { service: 'email', icon: 'mail' },
] as const;

/** What is shared, a link to copy, and plain links to the places people share at. */
export function ShareDialog({ shared, words, open, onClose }: ShareDialogProps) {
  const links = shareLinks(shared);
  return (
    <Modal closeLabel={words.close} onClose={onClose} open={open} title={words.title}>
      <p className={styles.name}>{shared.title}</p>
      <CopyLink url={shared.url} words={words} />
      <ul className={styles.list}>
        {services.map(({ service, icon }) => (
          <li key={service}>
            <a
              className={styles.link}
              href={links[service]}
              {...(service !== 'email' && { rel: 'noopener noreferrer', target: '_blank' })}
            >
              <Icon name={icon} size={22} />
              <span>
                {words[service]}
                {service === 'email' ? null : <span className="visually-hidden"> ({words.newTab})</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
