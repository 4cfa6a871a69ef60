import type { Rgb } from './contrast.ts';

/** A color in OKLCH (CSS Color 4): lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Whether a text is a color such as `#1b3c53`. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The channels of `#rrggbb`, 0 to 255. */
export function channelsOf(hex: string): Rgb {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

type Three = readonly [number, number, number];

function toOklab(hex: string): Three {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** `#rrggbb` in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = toOklab(hex);
  const chroma = Math.hypot(a, b);
  // A gray has no hue but that of rounding.
  if (chroma < 1e-4) return { lightness, chroma: 0, hue: 0 };
  return { lightness, chroma, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Channels from 0 to 1 before the curve of sRGB; outside of that for colors that sRGB doesn't have. */
function toLinear({ lightness, chroma, hue }: Oklch): Three {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const TOLERANCE = 1e-4;
const isShown = (color: Oklch) => toLinear(color).every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

/** A color of OKLCH as `#rrggbb`, with less chroma where sRGB doesn't have as much. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(Math.max(color.lightness, 0), 1);
  let [low, high] = [0, color.chroma];
  const isWhole = isShown({ ...color, lightness });
  for (let step = 0; step < 12 && !isWhole; step += 1) {
    const middle = (low + high) / 2;
    if (isShown({ ...color, lightness, chroma: middle })) low = middle;
    else high = middle;
  }
  const digits = toLinear({ ...color, lightness, chroma: isWhole ? color.chroma : low }).map((part) => {
    const share = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(share, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** How different two colors look: the distance in OKLab. About 0.02 is just noticeable; black and white are 1 apart. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(...a.map((part, place) => part - (b[place] ?? 0)));
}
