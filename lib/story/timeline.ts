/** The side of an entry's picture (STORY-02). */
export type ImagePosition = 'left' | 'right';

/**
 * How an entry's picture differs from the usual 4:3: milestones are wide, single objects tall, and two moments fill the
 * window.
 */
type ImageShape = 'wide' | 'tall' | 'window';

type Step = {
  readonly id: string;
  readonly year: number;
  readonly imagePosition: ImagePosition;
  readonly shape?: ImageShape;
};

/** Events with their year. Their texts and pictures are in `messages/{language}/ourStory.json`, by id. */
export const timelineSteps = [
  { id: 'first-crate', year: 2011, imagePosition: 'left', shape: 'wide' },
  { id: 'first-shelf', year: 2013, imagePosition: 'right' },
  { id: 'track-club', year: 2017, imagePosition: 'left' },
  { id: 'grape', year: 2018, imagePosition: 'right' },
  { id: 'zero-sugar', year: 2019, imagePosition: 'left', shape: 'window' },
  { id: 'lyte', year: 2022, imagePosition: 'right' },
  { id: 'sticks', year: 2023, imagePosition: 'left' },
  { id: 'flash-iv', year: 2023, imagePosition: 'right' },
  { id: 'caps', year: 2023, imagePosition: 'left', shape: 'tall' },
  { id: 'sport-water', year: 2024, imagePosition: 'right' },
  { id: 'matchday', year: 2024, imagePosition: 'left' },
  { id: 'canada', year: 2024, imagePosition: 'right', shape: 'tall' },
  { id: 'podium', year: 2025, imagePosition: 'left' },
  { id: 'lineup', year: 2025, imagePosition: 'right', shape: 'window' },
] as const satisfies readonly Step[];

type StepMessages = {
  readonly text: string;
  readonly furtherText?: string;
  readonly imageSrc: string;
  readonly imageAlt: string;
};

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
