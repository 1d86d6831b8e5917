/** The side of an entry's picture (STORY-02). */
export type ImagePosition = 'left' | 'right';

type Step = {
  readonly id: string;
  readonly year: number;
  readonly imageSrc: string;
  readonly imagePosition: ImagePosition;
};

/** Events with their year and picture. Their texts are in `messages/{language}/ourStory.json`, by id. */
export const timelineSteps = [
  { id: 'first-crate', year: 2011, imageSrc: '/our-story/2011.webp', imagePosition: 'left' },
  { id: 'first-shelf', year: 2013, imageSrc: '/our-story/2012.webp', imagePosition: 'right' },
  { id: 'track-club', year: 2017, imageSrc: '/our-story/2016.webp', imagePosition: 'left' },
  { id: 'grape', year: 2018, imageSrc: '/our-story/2018.webp', imagePosition: 'right' },
  { id: 'zero-sugar', year: 2019, imageSrc: '/our-story/2019.webp', imagePosition: 'left' },
  { id: 'lyte', year: 2022, imageSrc: '/our-story/2021.webp', imagePosition: 'right' },
  { id: 'sticks', year: 2023, imageSrc: '/our-story/2023.webp', imagePosition: 'left' },
  { id: 'flash-iv', year: 2023, imageSrc: '/our-story/2023-flash-iv.webp', imagePosition: 'right' },
  { id: 'caps', year: 2023, imageSrc: '/our-story/2014.webp', imagePosition: 'left' },
  { id: 'sport-water', year: 2024, imageSrc: '/our-story/2024-sport-water.webp', imagePosition: 'right' },
  { id: 'matchday', year: 2024, imageSrc: '/our-story/2024-matchday.webp', imagePosition: 'left' },
  { id: 'canada', year: 2024, imageSrc: '/our-story/2024-canada.webp', imagePosition: 'right' },
  { id: 'podium', year: 2025, imageSrc: '/our-story/2025.webp', imagePosition: 'left' },
  { id: 'lineup', year: 2025, imageSrc: '/our-story/2025-lineup.webp', imagePosition: 'right' },
] as const satisfies readonly Step[];

type StepMessages = { readonly text: string; readonly furtherText?: string; readonly imageAlt: string };
export type TimelineMessages = Readonly<Record<(typeof timelineSteps)[number]['id'], StepMessages>>;

/** An entry of the timeline (STORY-02). Only the first of a year has the year divider. */
export type TimelineEntry = Step & StepMessages & { readonly yearWrapper: boolean };

/** Marks the first entry of each year, which has the divider. */
export function withYearWrappers<Entry extends { readonly year: number }>(
  entries: readonly Entry[],
): readonly (Entry & { readonly yearWrapper: boolean })[] {
  const seen = new Set<number>();
  return entries.map((entry) => {
    const yearWrapper = !seen.has(entry.year);
    seen.add(entry.year);
    return { ...entry, yearWrapper };
  });
}

/** Returns the timeline in a language. */
export function timelineEntries(messages: TimelineMessages): readonly TimelineEntry[] {
  return withYearWrappers(timelineSteps.map((step) => ({ ...step, ...messages[step.id] })));
}

/** Returns the years of the rail: those with a divider, in the order of the page. */
export function railYears(
  entries: readonly Pick<TimelineEntry, 'year' | 'yearWrapper'>[],
): readonly number[] {
  return entries.filter(({ yearWrapper }) => yearWrapper).map(({ year }) => year);
}
