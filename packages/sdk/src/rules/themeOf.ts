import { contrastPairs } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { contrastOf, type Ground, isReadable, nearestReadable } from './readableColor.ts';
import type { ThemeMode } from './theme.ts';
import { type ThemeColor, type ThemeColors, themeColors } from './themeColors.ts';
import { type ThemeDesign, type ThemeNeutral, themeDensities, themeRadii, themeScales } from './themeDesign.ts';

/** A main color that is too close to the grounds of a theme, and what the theme uses in its place. */
export interface ReplacedColor {
  mode: ThemeMode;
  asked: string;
  /** The nearest color that holds. */
  used: string;
  /** The lowest contrast of the asked color. */
  contrast: number;
  least: number;
}

/** The tokens of a design. Each pair of `contrastPairs` holds in both modes, whatever the design. */
export interface DesignedTheme {
  /** By the name of the token without `--lectern-color-`. */
  colors: Readonly<Record<ThemeMode, ThemeColors>>;
  /** Those of both modes, by the name of the token without `--lectern-`; only what the design changes. */
  shared: Readonly<Record<string, string>>;
  replaced: readonly ReplacedColor[];
}

/** The grounds that a token is used on. */
const groundsOf = (foreground: ThemeColor, colors: ThemeColors): Ground[] =>
  contrastPairs
    .filter((pair) => pair.foreground === foreground)
    .map(({ ground, least }) => ({ color: colors[ground], least }));

const neutralTokens = ['background', 'surface', 'sunken', 'text', 'muted', 'control', 'hairline'] as const;
const COOL_HUE = 250;
const TINT = 1.5;

/** Another tone at the same lightness, so that contrasts stay. */
function toned(hex: string, neutral: ThemeNeutral, hue: number): string {
  const { lightness, chroma } = toOklch(hex);
  if (neutral === 'paper') return hex;
  if (neutral === 'plain') return toHex({ lightness, chroma: 0, hue: 0 });
  return toHex(neutral === 'cool' ? { lightness, chroma, hue: COOL_HUE } : { lightness, chroma: chroma * TINT, hue });
}

/** The least lightness of a main color in the dark theme that was made for the light one. */
const DARK_LIGHTNESS = 0.65;

/** The main color of a mode as asked for. */
function askedPrimary({ primary, primaryDark }: ThemeDesign, mode: ThemeMode): string {
  const asked = mode === 'light' ? primary : primaryDark;
  if (asked !== undefined) return asked;
  if (mode === 'light' || primary === undefined) return themeColors[mode].primary;
  const made = toOklch(primary);
  return toHex({ ...made, lightness: Math.max(made.lightness, DARK_LIGHTNESS) });
}

const HOVER_STEP = 0.07;

/** The colors of a button: the first text that is readable on it, and a step under the pointer that keeps it readable. */
function buttonColors(primary: string, usual: string) {
  const texts = [usual, '#ffffff', '#08111f', '#000000'];
  // Black or white always has 4.5.
  const text = texts.find((one) => contrastOf(one, primary) >= 4.5) ?? '#000000';
  const made = toOklch(primary);
  const steps = [HOVER_STEP, -HOVER_STEP].map((step) => toHex({ ...made, lightness: made.lightness + step }));
  const hover = steps.find((one) => one !== primary && contrastOf(text, one) >= 4.5) ?? primary;
  return { primary, 'primary-hover': hover, 'on-primary': text };
}

/** What follows from a main color beside buttons: links, and the hero, which is dark in both modes. */
function brandColors(primary: string, mode: ThemeMode) {
  const { lightness, chroma, hue } = toOklch(primary);
  const hero =
    mode === 'light'
      ? { lightness: Math.min(lightness, 0.35), chroma: Math.min(chroma, 0.1), hue }
      : { lightness: 0.24, chroma: Math.min(chroma, 0.035), hue };
  return {
    link: mode === 'light' ? primary : toHex({ lightness: Math.max(lightness, 0.75), chroma, hue }),
    hero: toHex(hero),
    'on-hero-muted': toHex({ lightness: 0.88, chroma: Math.min(chroma, 0.02), hue }),
  };
}

function colorsOf(design: ThemeDesign, mode: ThemeMode): { colors: ThemeColors; replaced: ReplacedColor[] } {
  const usual: ThemeColors = themeColors[mode];
  const asked = askedPrimary(design, mode);
  const { hue } = toOklch(asked);
  const neutral = design.neutral ?? 'paper';
  const colors: Record<ThemeColor, string> = { ...usual };
  for (const name of neutralTokens) colors[name] = toned(usual[name], neutral, hue);

  const grounds = groundsOf('primary', colors);
  // The grounds of a mode are all light or all dark, so there is always one.
  const used = nearestReadable(asked, grounds) ?? usual.primary;
  if (used !== usual.primary) {
    Object.assign(colors, brandColors(used, mode), buttonColors(used, usual['on-primary']));
  }
  for (const { foreground: name } of contrastPairs) {
    const on = groundsOf(name, colors);
    if (!isReadable(colors[name], on)) colors[name] = nearestReadable(colors[name], on) ?? colors[name];
  }
  const isAsked = asked === (mode === 'light' ? design.primary : design.primaryDark);
  if (!isAsked || used === asked) return { colors, replaced: [] };
  const lowest = Math.min(...grounds.map((ground) => contrastOf(asked, ground.color)));
  return { colors, replaced: [{ mode, asked, used, contrast: lowest, least: grounds[0]?.least ?? 0 }] };
}

const GENERIC = /^(?:ui-)?(?:serif|sans-serif|monospace|rounded)$|^system-ui$|^-apple-system$/;

function sharedOf({ radius, font, scale, density }: ThemeDesign): Record<string, string> {
  const radii = radius ? Object.entries(themeRadii[radius]).map(([name, value]) => [`radius-${name}`, value]) : [];
  const names = font?.split(', ').map((name) => (GENERIC.test(name) ? name : `'${name}'`));
  return Object.fromEntries([
    ...radii,
    ...(names ? [['font', names.join(', ')]] : []),
    ...(scale ? [['unit', themeScales[scale]]] : []),
    ...(density ? [['density', themeDensities[density]]] : []),
  ]);
}

/**
 * The tokens of a design, for both modes. A main color that can't be seen on its grounds is replaced by the nearest one
 * that can; texts and fields follow from it and from the neutral.
 *
 * @param design read with {@link readThemeDesign} if it comes from anywhere else than your code
 */
export function themeOf(design: ThemeDesign): DesignedTheme {
  const [light, dark] = [colorsOf(design, 'light'), colorsOf(design, 'dark')];
  return {
    colors: { light: light.colors, dark: dark.colors },
    shared: sharedOf(design),
    replaced: [...light.replaced, ...dark.replaced],
  };
}
