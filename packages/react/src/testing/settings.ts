/** What the workshop's toolbar sets, with the name of each choice there. The first choice is the default. */
export const choices = {
  theme: { light: 'Light', dark: 'Dark', both: 'Light and dark, side by side' },
  brand: { lectern: 'Lectern', forest: 'Forest (a partner)', plum: 'Plum (a partner)' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  locale: {
    en: 'English',
    pseudo: 'Pseudo: longer, with accents',
    hi: 'Hindi: numbers and dates; the words are English',
    ar: 'Arabic: numbers and dates; the words are English',
  },
  density: { comfortable: 'Comfortable', compact: 'Compact' },
  motion: { full: 'All motion', reduced: 'Reduced motion' },
  contrast: { normal: 'Own colors', forced: 'Forced colors (an approximation)' },
  text: { normal: 'Text 100 %', double: 'Text 200 %' },
  network: { ok: 'Network works', slow: 'Slow network', offline: 'Offline', failing: 'Every call fails (500)' },
} as const;

type Choices = typeof choices;
export type CellSettings = { [Name in keyof Choices]: keyof Choices[Name] };

const names = Object.keys(choices) as (keyof Choices)[];

/** The settings in Storybook's globals. An unknown value, such as one of an old link, is the default. */
export function readSettings(globals: Readonly<Record<string, unknown>>): CellSettings {
  const settings = names.map((name) => {
    const known = Object.keys(choices[name]);
    return [name, known.find((choice) => choice === globals[name]) ?? known[0]];
  });
  return Object.fromEntries(settings);
}
