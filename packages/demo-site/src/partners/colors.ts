import { contrast } from '@lectern/sdk';

type Rgb = readonly [red: number, green: number, blue: number];

/** The channels of `#rrggbb`. */
const channels = (color: string): Rgb => {
  const at = (place: number) => Number.parseInt(color.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
};
const ratio = (one: string, other: string) => contrast(channels(one), channels(other));

/** The grounds that a widget stands on, by theme: the page, a card, a sunken panel. */
export const grounds = {
  light: ['#fbfaf7', '#ffffff', '#f3f1eb'],
  dark: ['#0e151b', '#161f27', '#1e2933'],
} as const;
/** WCAG's minimum for controls and other graphics. */
const GRAPHIC = 3;

/** Black or white: what is easier to read on this color. One of them always has at least 4.5:1. */
export const textOn = (color: string): string =>
  ratio(color, '#ffffff') >= ratio(color, '#000000') ? '#ffffff' : '#000000';

/** The themes in which this color is too close to the ground for a button or a border. */
export const weakThemes = (color: string, theme: 'auto' | 'light' | 'dark'): ('light' | 'dark')[] =>
  (['light', 'dark'] as const).filter(
    (one) => (theme === 'auto' || theme === one) && grounds[one].some((ground) => ratio(color, ground) < GRAPHIC),
  );

/** The contrast of the text on this color, such as 7.2. */
export const textContrast = (color: string): number => Math.floor(ratio(color, textOn(color)) * 10) / 10;

/** The color of a pressed button: a step away from the color of its text, so that the text stays readable. */
export function hoverOf(color: string): string {
  const ground = textOn(color) === '#ffffff' ? 0 : 255;
  const mixed = channels(color).map((channel) => Math.round(channel * 0.86 + ground * 0.14));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The tokens that a color sets. */
export const tokensOf = (color: string): [name: string, value: string][] =>
  color === ''
    ? []
    : [
        ['primary', color],
        ['primary-hover', hoverOf(color)],
        ['on-primary', textOn(color)],
      ];
