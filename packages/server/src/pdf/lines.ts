import { type PdfFonts, type Run, UnprintableText, type Weight } from './fonts.ts';

export interface Line {
  runs: readonly Run[];
  width: number;
}

export interface TextStyle {
  weight: Weight;
  size: number;
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Without ligatures, which programs read as one strange letter when they copy the text. */
export const features = { liga: false };

/** In points, as `size` is. Throws `UnprintableText` where fontkit can't set a syllable. */
export const widthOf = (runs: readonly Run[], size: number): number =>
  runs.reduce((sum, run) => sum + emsOf(run) * size, 0);

function emsOf({ text, font }: Run): number {
  try {
    return font.layout(text, features).advanceWidth / font.unitsPerEm;
  } catch (error) {
    throw new UnprintableText(`${font.fullName} can't set "${text}".`, { cause: error });
  }
}

/** Where a line may break: after spaces, and where there are none between the characters of scripts without. */
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Divides a text into lines of a width. What is longer without a place to break is a line of its own. */
function linesOf(text: string, { weight, size }: TextStyle, width: number, fonts: PdfFonts): Line[] {
  const measured = (line: string): Line => {
    const runs = fonts.runsOf(line.trim(), weight);
    const ordered = RIGHT_TO_LEFT.test(line) ? runs.toReversed() : runs;
    return { runs: ordered, width: widthOf(runs, size) };
  };
  const lines: Line[] = [];
  let line = '';
  for (const { segment } of words.segment(text)) {
    if (line.trim() !== '' && segment.trim() !== '' && measured(line + segment).width > width) {
      lines.push(measured(line));
      line = '';
    }
    line += segment;
  }
  if (line.trim() !== '') lines.push(measured(line));
  return lines;
}

/** The largest of these sizes in which a text takes at most so many lines of a width; else the smallest, cut with an ellipsis. */
export function fitted(
  text: string,
  { weight, sizes, width, most }: { weight: Weight; sizes: readonly number[]; width: number; most: number },
  fonts: PdfFonts,
): { lines: Line[]; size: number } {
  const fits = (lines: readonly Line[]) => lines.length <= most && lines.every((line) => line.width <= width);
  // No font has a line break.
  let shown = text.replace(/\s+/g, ' ').trim();
  for (const size of sizes) {
    const lines = linesOf(shown, { weight, size }, width, fonts);
    if (fits(lines)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 12;
  let lines: Line[];
  do {
    shown = shown.slice(0, Math.floor(shown.length * 0.9));
    lines = linesOf(`${shown.toWellFormed().trim()}…`, { weight, size }, width, fonts);
  } while (shown.length > 1 && !fits(lines));
  return { lines, size };
}
