import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateIn } from '../../support/render-in';
import { choose, contactForm, show, topic } from './contact-form-support';

describe('the topic menu (CON-02)', () => {
  it('offers four topics and requires one', () => {
    show();
    expect(topic()).toHaveDisplayValue('Choose one');
    expect(topic()).toBeRequired();
    expect(
      within(topic())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Consumer Relations', 'Sponsorships', 'Media Inquiries', 'Become a Retailer']);
  });

  it('shows the selected topic', async () => {
    show();
    await choose('Media Inquiries');
    expect(topic()).toHaveValue('media-inquiries');
    expect(topic()).toHaveDisplayValue('Media Inquiries');
  });

  it('comes before the first name in the tab order', async () => {
    show();
    await userEvent.tab();
    expect(topic()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });

  it('shows the questions of a topic that was selected before hydration', async () => {
    hydrateIn('en', contactForm(), () => {
      (topic() as HTMLSelectElement).value = 'consumer-relations';
    });
    expect(await screen.findByRole('group', { name: 'About the product' })).toBeVisible();
    expect(topic()).toHaveDisplayValue('Consumer Relations');
  });

  it('leads from the lot code to the pictures', async () => {
    show();
    await choose('Consumer Relations');
    const field = await screen.findByLabelText('Lot Code');
    expect(field).toHaveAccessibleDescription('The pictures on this page show where to look.');
    const link = screen.getByRole('link', { name: 'The pictures on this page' });
    expect(link).toHaveAttribute('href', '#lot-title');
  });
});
