/** WCAG's contrast ratio, and which color tokens are used on which. */

/** Channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio, 1 to 21, of colors with channels from 0 to 255. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const MIN_TEXT_RATIO = 4.5;
const MIN_GRAPHIC_RATIO = 3;
const grounds = ['background', 'surface', 'sunken'] as const;

/** The tokens (without `--lectern-color-`) that are used on others, and the minimum contrast they need (AA). */
export const contrastPairs = (
  [
    ['text', grounds, MIN_TEXT_RATIO],
    ['muted', grounds, MIN_TEXT_RATIO],
    ['link', grounds, MIN_TEXT_RATIO],
    ['published', grounds, MIN_TEXT_RATIO],
    ['status', grounds, MIN_TEXT_RATIO],
    ['danger', grounds, MIN_TEXT_RATIO],
    ['primary', grounds, MIN_GRAPHIC_RATIO],
    ['accent', grounds, MIN_GRAPHIC_RATIO],
    ['control', grounds, MIN_GRAPHIC_RATIO],
    ['on-primary', ['primary', 'primary-hover'], MIN_TEXT_RATIO],
    ['on-hero', ['hero'], MIN_TEXT_RATIO],
    ['on-hero-muted', ['hero'], MIN_TEXT_RATIO],
  ] as const
).flatMap(([foreground, on, least]) => on.map((ground) => ({ foreground, ground, least })));
