import { trackPieces } from '@/lib/story/track';

describe('trackPieces', () => {
  it.each([
    ['one entry', ['left'], [[false, false]]],
    [
      'sides in turn',
      ['left', 'right', 'left'],
      [
        [false, true],
        [true, true],
        [true, false],
      ],
    ],
    [
      'two on one side',
      ['left', 'left', 'right'],
      [
        [false, false],
        [false, true],
        [true, false],
      ],
    ],
    ['no entries', [], []],
  ] as const)('%s', (_, sides, turns) => {
    const pieces = trackPieces(sides.map((imagePosition) => ({ imagePosition })));
    expect(pieces.map(({ side }) => side)).toEqual(sides);
    expect(pieces.map(({ turnsIn, turnsOut }) => [turnsIn, turnsOut])).toEqual(turns);
  });
});
