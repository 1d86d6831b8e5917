import { screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/ui/client-messages';
import { renderIn } from '../../support/render-in';

const Retry = () => useTranslations('common.search')('retry');
const Close = () => useTranslations('common')('close');

it('gives the messages at the paths, with the language around it', () => {
  renderIn(
    'fr',
    <ClientMessages paths={['common.search.retry']}>
      <Retry />
    </ClientMessages>,
  );
  expect(screen.getByText('Réessayer')).toBeInTheDocument();
});

it('gives no others', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const page = (
    <ClientMessages paths={['common.search.retry']}>
      <Close />
    </ClientMessages>
  );
  expect(() => renderIn('en', page)).toThrow('MISSING_MESSAGE');
  log.mockRestore();
});
