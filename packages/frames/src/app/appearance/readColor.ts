/** A color without transparency; channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const MAX_LENGTH = 64;
/** What stands in front of a slash is opaque; with it, the color may be transparent. */
const NUMBERS = /^([a-z]+)\(([\d\s.,%deg+-]*)\)$/;

/**
 * Reads `#rgb`, `#rrggbb`, `rgb(…)`, `hsl(…)` and `oklch(…)`. Undefined for everything else: names, functions inside
 * functions, and whatever has an alpha channel.
 */
export function readColor(text: string): Rgb | undefined {
  const value = text.trim().toLowerCase();
  if (value.length > MAX_LENGTH) return undefined;
  if (value.startsWith('#')) return hex(value.slice(1));
  const [, name, content = ''] = NUMBERS.exec(value) ?? [];
  const parts = content.trim().split(/[\s,]+/);
  if (parts.length !== 3) return undefined;
  const [one = '', two = '', three = ''] = parts;
  const color =
    name === 'rgb'
      ? [channel(one), channel(two), channel(three)]
      : name === 'hsl'
        ? hsl(angle(one), percent(two), percent(three))
        : name === 'oklch'
          ? oklch(one.endsWith('%') ? percent(one) : number(one), number(two), angle(three))
          : [];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = color.map((part) => Math.round(clamp(part, 255)));
  return Number.isNaN(red + green + blue) ? undefined : [red, green, blue];
}

/** The color as CSS: ours, never the text that came. */
export const colorText = ([red, green, blue]: Rgb): string => `rgb(${red}, ${green}, ${blue})`;

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);
const number = (text: string) =>
  /^[+-]?\d{0,4}(\.\d{1,10})?$/.test(text) && /\d/.test(text) ? Number(text) : Number.NaN;
const percent = (text: string) => (text.endsWith('%') ? clamp(number(text.slice(0, -1)), 100) / 100 : Number.NaN);
const angle = (text: string) => ((number(text.replace(/deg$/, '')) % 360) + 360) % 360;
const channel = (text: string) => (text.endsWith('%') ? percent(text) * 255 : number(text));

function hex(digits: string): Rgb | undefined {
  if (!/^(?:[\da-f]{3}|[\da-f]{6})$/.test(digits)) return undefined;
  const width = digits.length / 3;
  const part = (place: number) =>
    Number.parseInt(digits.slice(place * width, (place + 1) * width).repeat(3 - width), 16);
  return [part(0), part(1), part(2)];
}

/** CSS Color 4, §7. */
function hsl(hue: number, saturation: number, lightness: number): number[] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12;
    return (lightness - chroma * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255;
  });
}

/** CSS Color 4, §10: OKLCH to OKLab to linear sRGB to sRGB. */
function oklch(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((part) => 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
}
