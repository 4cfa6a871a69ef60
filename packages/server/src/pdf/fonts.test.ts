import { expect, it } from 'vitest';
import { createFonts, UnprintableText } from './fonts.ts';
import { widthOf } from './lines.ts';

const fonts = createFonts();

it.each([
  ['Latin', 'Zoë Łukasz'],
  ['Cyrillic', 'Ольга'],
  ['Greek', 'Ελένη'],
  ['Devanagari', 'प्रिया शर्मा'],
  ['Bengali', 'অনিন্দিতা সেন'],
  ['Gujarati', 'ભાવના પટેલ'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਕੌਰ'],
  ['Kannada', 'ಕಾವ್ಯ ಹೆಗಡೆ'],
  ['Malayalam', 'ശ്രീലക്ഷ്മി നായർ'],
  ['Odia', 'ସୁଭଶ୍ରୀ ଦାସ'],
  ['Tamil', 'ஸ்ரீதேவி முருகன்'],
  ['Telugu', 'శ్రీకృష్ణ రావు'],
  ['Arabic', 'فاطمة الزهراء'],
  ['Hebrew', 'נועה לוי'],
  ['a credit', '−₹1,299.50'],
])('print %s, in both weights, with one font', (_script, name) => {
  for (const weight of ['regular', 'bold'] as const) {
    const runs = fonts.runsOf(name, weight);
    expect(runs.map(({ text }) => text)).toEqual([name]);
    expect(widthOf(runs, 10)).toBeGreaterThan(20);
    expect(runs[0]?.font.layout(name).glyphs.every(({ id }) => id > 0)).toBe(true);
  }
});

it('change within a text, and refuse what none of them has', () => {
  const runs = fonts.runsOf('Course: தமிழ் 1', 'regular');
  expect(runs.map(({ text }) => text)).toEqual(['Course: ', 'தமிழ் 1']);
  expect(() => fonts.runsOf('李', 'regular')).toThrow(UnprintableText);
  // Two vowel signs on a letter, which is no syllable.
  expect(() => widthOf(fonts.runsOf('யீஂ', 'regular'), 10)).toThrow(UnprintableText);
});
