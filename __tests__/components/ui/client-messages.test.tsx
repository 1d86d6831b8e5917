import { screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/ui/client-messages';
import { renderIn } from '../../support/render-in';

const Retry = () => useTranslations('common.search')('retry');
const Close = () => useTranslations('common')('close');

it('provides the messages at the paths, and the language', () => {
  renderIn(
    'fr',
    <ClientMessages paths={['common.search.retry']}>
      <Retry />
    </ClientMessages>,
  );
  expect(screen.getByText('Réessayer')).toBeInTheDocument();
});

it('provides no other messages', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const page = (
    <ClientMessages paths={['common.search.retry']}>
      <Close />
    </ClientMessages>
  );
  expect(() => renderIn('en', page)).toThrow('MISSING_MESSAGE');
  log.mockRestore();
});
