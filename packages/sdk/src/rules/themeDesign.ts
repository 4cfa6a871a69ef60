import { isHexColor } from './oklch.ts';

/** The grays: the marketplace's, bluish, without color, or with a touch of the main color. */
export const themeNeutrals = ['paper', 'cool', 'plain', 'tinted'] as const;
/** A choice of grays. */
export type ThemeNeutral = (typeof themeNeutrals)[number];

/** Corners, by the tokens that they set. */
export const themeRadii = {
  sharp: { small: '0', control: '2px', card: '2px', dialog: '4px' },
  soft: { small: '4px', control: '6px', card: '10px', dialog: '16px' },
  round: { small: '8px', control: '14px', card: '20px', dialog: '28px' },
} as const;
/** A choice of corners. */
export type ThemeRadius = keyof typeof themeRadii;

/** The size of text and of everything that goes with it: `--lectern-unit`. */
export const themeScales = { small: '0.9375rem', medium: '1rem', large: '1.125rem' } as const;
export type ThemeScale = keyof typeof themeScales;

/** The share of the usual distances: `--lectern-density`. */
export const themeDensities = { compact: '0.75', comfortable: '1' } as const;
/** A choice of distances. */
export type ThemeDensity = keyof typeof themeDensities;

/** Lists of fonts that visitors have, for `font`. */
export const themeFonts = {
  system: 'system-ui, sans-serif',
  humanist: 'Seravek, Gill Sans Nova, Ubuntu, Calibri, DejaVu Sans, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, URW Gothic, sans-serif',
  serif: 'Charter, Bitstream Charter, Cambria, Georgia, serif',
  slab: 'Rockwell, Rockwell Nova, Roboto Slab, DejaVu Serif, serif',
} as const;

/** A theme in a few choices. What is left out is as in the marketplace. {@link themeOf} makes tokens of it. */
export interface ThemeDesign {
  /** The main color, of buttons and links, such as `#6b1e4f`. */
  primary?: string | undefined;
  /** The main color of the dark theme. Without it, it follows from `primary`. */
  primaryDark?: string | undefined;
  neutral?: ThemeNeutral | undefined;
  radius?: ThemeRadius | undefined;
  /** Names of fonts, the preferred one first: one of {@link themeFonts}, or your own, such as `Your Sans, sans-serif`. */
  font?: string | undefined;
  scale?: ThemeScale | undefined;
  density?: ThemeDensity | undefined;
}

/** The longest list of fonts. */
export const MAX_FONT_LENGTH = 200;
const MAX_FONTS = 8;
const FONT = /^-?[a-z][\w -]{0,39}$/i;

/** The names in a list of fonts, without quotation marks. Undefined if a name has other characters than letters, digits, spaces, "-" and "_". */
export function readFonts(text: string): string[] | undefined {
  if (text.length > MAX_FONT_LENGTH) return undefined;
  const names = text.split(',').map((name) => name.trim().replace(/^(['"])(.*)\1$/, '$2'));
  return names.length <= MAX_FONTS && names.every((name) => FONT.test(name)) ? names : undefined;
}

const oneOf = <T extends string>(given: unknown, known: readonly T[]): T | undefined =>
  known.find((one) => one === given);
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const color = (given: unknown) => (typeof given === 'string' && isHexColor(given) ? given.toLowerCase() : undefined);
const font = (given: unknown) => (typeof given === 'string' ? readFonts(given)?.join(', ') : undefined);

/** Reads a design from anywhere, such as an address or a file. What is missing or invalid is left out. */
export function readThemeDesign(given: Readonly<Record<string, unknown>>): ThemeDesign {
  const read: ThemeDesign = {
    primary: color(given.primary),
    primaryDark: color(given.primaryDark),
    neutral: oneOf(given.neutral, themeNeutrals),
    radius: oneOf(given.radius, keysOf(themeRadii)),
    font: font(given.font),
    scale: oneOf(given.scale, keysOf(themeScales)),
    density: oneOf(given.density, keysOf(themeDensities)),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
