import { contrast, contrastPairs } from '@lectern/sdk/theme';
import { useEffect } from 'react';

type Rgb = readonly [number, number, number];

/** In development: warns of colors of the host with too little contrast (WCAG AA). */
export function useContrastWarning(root: HTMLElement | null, mode: 'light' | 'dark'): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !root) return;
    const read = colorReader(root);
    const failures = contrastPairs.flatMap(({ foreground, ground, least }) => {
      const colors = [read(foreground), read(ground)] as const;
      // Without our style sheet, or outside a browser, there is nothing to measure.
      if (!colors[0] || !colors[1]) return [];
      const measured = contrast(colors[0], colors[1]);
      if (measured >= least) return [];
      return `  --lectern-color-${foreground} on --lectern-color-${ground}: ${measured.toFixed(1)}, needs ${least}`;
    });
    if (failures.length === 0) return;
    console.warn(
      `Lectern: these colors are hard to read in the ${mode} theme. Set both of each pair for both themes, or choose one with <LecternProvider theme>.\n${failures.join('\n')}`,
    );
  }, [root, mode]);
}

/** Reads color tokens as the browser resolves them, whatever notation they are in. */
function colorReader(root: HTMLElement): (token: string) => Rgb | undefined {
  const style = getComputedStyle(root);
  let canvas: CanvasRenderingContext2D | null = null;
  return (token) => {
    const value = style.getPropertyValue(`--lectern-color-${token}`).trim();
    if (!value || !CSS.supports('color', value)) return undefined;
    canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) return undefined;
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
}
