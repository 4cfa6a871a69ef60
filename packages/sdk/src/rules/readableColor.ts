import { contrast } from './contrast.ts';
import { channelsOf, colorDistance, toHex, toOklch } from './oklch.ts';

/** A color behind another, and the contrast that the other needs on it. */
export interface Ground {
  /** Such as `#ffffff`. */
  color: string;
  /** 4.5 for text, 3 for large text and graphics. */
  least: number;
}

/** The contrast ratio, 1 to 21, of two colors such as `#1b3c53`. */
export const contrastOf = (one: string, other: string): number => contrast(channelsOf(one), channelsOf(other));

/** Whether a color has enough contrast on all grounds. */
export const isReadable = (color: string, grounds: readonly Ground[]): boolean =>
  grounds.every((ground) => contrastOf(color, ground.color) >= ground.least);

const CHROMA_STEPS = 16;
const LIGHTNESS_STEPS = 128;
const BISECTIONS = 7;

/**
 * The color nearest to `color` (in OKLab, at its hue) that has enough contrast on all grounds: `color` itself where it has.
 * Undefined where no color has, which takes a light and a dark ground.
 */
export function nearestReadable(color: string, grounds: readonly Ground[]): string | undefined {
  if (isReadable(color, grounds)) return color;
  const asked = toOklch(color);
  let best: { color: string; distance: number } | undefined;
  for (let step = CHROMA_STEPS; step >= 0; step -= 1) {
    const at = (lightness: number) => toHex({ ...asked, lightness, chroma: (asked.chroma * step) / CHROMA_STEPS });
    for (const direction of [-1, 1]) {
      const found = firstReadable(at, asked.lightness, direction, grounds, best?.distance ?? 1);
      if (found === undefined) continue;
      const distance = colorDistance(color, found);
      if (!best || distance < best.distance) best = { color: found, distance };
    }
  }
  return best?.color;
}

/** Walks from a lightness to black (-1) or white (1), to the first color that is readable and not farther than `most`. */
function firstReadable(
  at: (lightness: number) => string,
  from: number,
  direction: number,
  grounds: readonly Ground[],
  most: number,
): string | undefined {
  for (let step = 0; step <= LIGHTNESS_STEPS; step += 1) {
    let far = from + (direction * step) / LIGHTNESS_STEPS;
    if (Math.abs(far - from) > most) return undefined;
    if (isReadable(at(far), grounds)) {
      let near = far - direction / LIGHTNESS_STEPS;
      for (let halving = 0; halving < BISECTIONS && step > 0; halving += 1) {
        const middle = (near + far) / 2;
        if (isReadable(at(middle), grounds)) far = middle;
        else near = middle;
      }
      return at(far);
    }
    if (step > 0 && (far <= 0 || far >= 1)) return undefined;
  }
  return undefined;
}
