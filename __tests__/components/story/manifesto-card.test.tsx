import { screen } from '@testing-library/react';
import { ManifestoCard } from '@/components/story/manifesto-card';
import { StoryOpening } from '@/components/story/story-opening';
import { renderIn } from '../../support/render-in';

describe('the top of the story (STORY-01)', () => {
  it('has a title and a callout', () => {
    renderIn('en', <StoryOpening>{null}</StoryOpening>);
    expect(screen.getByRole('heading', { level: 1, name: 'Our story' })).toBeVisible();
    expect(screen.getByText(/^It started with one crate/)).toBeVisible();
  });

  it('shows the athlete, three paragraphs and three callout lines', () => {
    renderIn(
      'en',
      <ManifestoCard
        manifesto={{
          image: { src: '/our-story/athlete.webp', alt: 'A runner' },
          paragraphs: ['one', 'two', 'three'],
          callouts: ['Move.', 'Drink.', 'Go.'],
        }}
      />,
    );
    expect(screen.getByRole('region', { name: 'Our manifesto' })).toHaveTextContent(
      'onetwothreeMove. Drink. Go.',
    );
    expect(screen.getByAltText('A runner')).toHaveAttribute('src', expect.stringContaining('athlete.webp'));
  });

  it.each([
    ['en', 'Loading...'],
    ['fr', 'Chargement…'],
  ] as const)('shows a loading message while an input is missing (%s)', (language, messages) => {
    renderIn(language, <ManifestoCard manifesto={null} />);
    expect(screen.getByText(messages)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
