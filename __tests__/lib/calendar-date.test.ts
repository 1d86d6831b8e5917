import { formatCalendarDate } from '@/lib/calendar-date';
import { locales } from '@/lib/locales/definitions';

describe('formatCalendarDate (LOC-10)', () => {
  it.each([
    ['2025-06-17', 'MM/DD/YYYY', '06/17/2025'],
    ['2025-06-17', 'DD/MM/YYYY', '17/06/2025'],
    ['2024-12-31', 'MM/DD/YYYY', '12/31/2024'],
    ['2025-01-01', 'DD/MM/YYYY', '01/01/2025'],
    ['spring 2025', 'MM/DD/YYYY', 'spring 2025'],
    ['2025-06-17T23:00:00Z', 'DD/MM/YYYY', '2025-06-17T23:00:00Z'],
    ['on 2025-06-17', 'DD/MM/YYYY', 'on 2025-06-17'],
    ['', 'DD/MM/YYYY', ''],
  ] as const)('%s as %s is %s', (date, format, expected) => {
    expect(formatCalendarDate(date, format)).toBe(expected);
  });

  it('leaves no pattern letter in any locale', () => {
    for (const { config } of locales) {
      expect(formatCalendarDate('2025-06-17', config.dateFormat)).toMatch(/^\d\d\/\d\d\/2025$/);
    }
  });
});
