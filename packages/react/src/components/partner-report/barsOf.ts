/** A bar of a chart, in units of its view box. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of one column of the chart, and the height of the highest bar. */
export const COLUMN = 10;
export const HEIGHT = 100;
const GAP_WIDTH = 2;

/** A bar for each value, as high as its share of the highest; nothing for values of 0 and less. */
export function barsOf(values: readonly number[]): Bar[] {
  const highest = Math.max(0, ...values);
  return values.map((value, place) => {
    const height = highest === 0 ? 0 : Math.max(0, (value / highest) * HEIGHT);
    return { x: place * COLUMN + GAP_WIDTH / 2, y: HEIGHT - height, width: COLUMN - GAP_WIDTH, height };
  });
}
