'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import { NewTabNote } from '@/components/ui/new-tab-note';
import { type Shared, shareLinks } from '@/lib/share/links';
import { CopyLink } from './copy-link';
import styles from './share-dialog.module.css';

type ShareDialogProps = {
  readonly shared: Shared;
  readonly open: boolean;
  readonly onClose: () => void;
};

const services = [
  { service: 'x', icon: 'external' },
  { service: 'facebook', icon: 'external' },
  { service: 'email', icon: 'mail' },
] as const;

/** Renders the shared title, a link to copy and plain links to social networks. */
export function ShareDialog({ shared, open, onClose }: ShareDialogProps) {
  const t = useTranslations('common.share');
  const links = shareLinks(shared);
  return (
    <Modal closeLabel={t('close')} onClose={onClose} open={open} title={t('title')}>
      <p className={styles.name}>{shared.title}</p>
      <CopyLink url={shared.url} />
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
                {t(service)}
                {service === 'email' ? null : <NewTabNote />}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
