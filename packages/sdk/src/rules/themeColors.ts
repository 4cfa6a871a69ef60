import type { ThemeMode } from './theme.ts';

/**
 * The color tokens of widgets that a theme design may change, without `--lectern-color-`, with the marketplace's values.
 * `npm run regenerate` copies them from tokens.css.
 */
export const themeColors = {
  light: {
    background: '#fbfaf7',
    surface: '#ffffff',
    sunken: '#f3f1eb',
    text: '#14212b',
    muted: '#51606c',
    primary: '#1b3c53',
    'primary-hover': '#27526f',
    'on-primary': '#ffffff',
    link: '#1f5f8b',
    published: '#0f766e',
    status: '#a34a08',
    danger: '#b42318',
    accent: '#d2691e',
    control: '#8a857a',
    hairline: '#ddd9cf',
    hero: '#1b3c53',
    'on-hero': '#ffffff',
    'on-hero-muted': '#cfdbe4',
  },
  dark: {
    background: '#0e151b',
    surface: '#19242e',
    sunken: '#212d39',
    text: '#e8edf1',
    muted: '#a3b1bd',
    primary: '#3b82f6',
    'primary-hover': '#5b97f8',
    'on-primary': '#08111f',
    link: '#7db0fa',
    published: '#2dd4bf',
    status: '#fbbf24',
    danger: '#f87171',
    accent: '#f0a15e',
    control: '#6b7c8b',
    hairline: '#36485a',
    hero: '#13202b',
    'on-hero': '#e8edf1',
    'on-hero-muted': '#a3b1bd',
  },
} as const satisfies Record<ThemeMode, Record<string, string>>;

/** The name of a color token that a theme design may change. */
export type ThemeColor = keyof (typeof themeColors)['light'];
/** A color for each of these tokens, such as `#1b3c53`. */
export type ThemeColors = Readonly<Record<ThemeColor, string>>;
