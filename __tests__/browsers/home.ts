import type { Journey } from './journey';

const isCurrent = (label: string) =>
  document.querySelector('main section [aria-current=true]')?.getAttribute('aria-label') === label;

/** Whether one slide alone is shown, as wide as the window. */
const isInPlace = () => {
  const [slide, ...others] = document.querySelectorAll(
    'main section:first-of-type .swiper-slide:not([inert])',
  );
  const { left, width } = slide?.getBoundingClientRect() ?? {};
  return others.length === 0 && Math.abs(left ?? Number.NaN) < 1 && width === document.body.clientWidth;
};

const isDisabled = (label: string) =>
  document.querySelector(`[aria-label="${label}"]`)?.getAttribute('aria-disabled') === 'true';

/** Whether a card of the strip is at its edge. */
const isAtCard = (index: number) => {
  const strip = document.querySelector('[data-testid=strip-viewport]');
  const [first, second] = strip?.querySelectorAll('li') ?? [];
  const step = (second?.offsetLeft ?? Number.NaN) - (first?.offsetLeft ?? 0);
  return Math.abs((strip?.scrollLeft ?? Number.NaN) - index * step) < 2;
};

export const homeJourneys: readonly Journey[] = [
  {
    name: 'hero of the home page',
    run: async ({ goto, click, press, until, see }, say) => {
      const page = (index: number) => say('common.home.hero.go-to').replace('{index}', `${index}`);
      await goto('/');
      await until('the first slide is shown', isCurrent, page(1));
      await click('main button', say('common.home.hero.next'));
      await until('the second slide is shown', isCurrent, page(2));
      await until('it is in its place', isInPlace);
      await press('ArrowLeft');
      await until('the first slide is shown again', isCurrent, page(1));
      await press('ArrowLeft');
      await until('the last slide is shown', isCurrent, page(4));
      await click('main button', page(2));
      await until('the second slide is shown again', isCurrent, page(2));
      await until('it is in its place again', isInPlace);
      await see('main section:first-of-type .swiper-slide a');
    },
  },
  {
    name: 'arrows of the strip',
    run: async ({ goto, click, until, evaluate }, say) => {
      const [previous, next] = [say('common.home.strip.previous'), say('common.home.strip.next')];
      await goto('/');
      // It has its button once it is near.
      await evaluate(() => document.querySelector('[data-testid=strip-viewport]')?.scrollIntoView());
      await click('main button', say('common.home.strip.pause'));
      // It may have scrolled by itself before.
      await evaluate(() => document.querySelector('[data-testid=strip-viewport]')?.scrollTo({ left: 0 }));
      await until('it is at its start', isDisabled, previous);
      for (const [arrow, index] of [
        [next, 1],
        [next, 2],
        [previous, 1],
        [previous, 0],
      ] as const) {
        await click('main button', arrow);
        await until(`it is at card ${index + 1}`, isAtCard, index);
      }
      await until('it is at its start again', isDisabled, previous);
    },
  },
];
