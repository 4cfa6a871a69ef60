import { describe, expect, it } from 'vitest';
import { studyWeek } from './studyWeek.ts';

describe('studyWeek', () => {
  // In the time zone of the machine, as in a browser.
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 8, day, hour, minute);

  it('is the last seven days with those on which something was studied', () => {
    const moments = [at(15, 0), at(15, 23, 45), at(12, 23, 45), at(9, 0), at(8, 23, 45)];
    const week = studyWeek(
      moments.map((moment) => moment.toISOString()),
      at(15, 12),
    );
    expect(week.map(({ date }) => date.getDate())).toEqual([9, 10, 11, 12, 13, 14, 15]);
    expect(week.map(({ isStudied }) => isStudied)).toEqual([true, false, false, true, false, false, true]);
  });

  it('goes over the end of a month', () => {
    expect(studyWeek([], new Date(2026, 2, 2)).map(({ date }) => date.getDate())).toEqual([24, 25, 26, 27, 28, 1, 2]);
  });
});
