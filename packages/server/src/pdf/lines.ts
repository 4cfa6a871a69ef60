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

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Divides a text into lines of a width. A word that is longer is a line of its own, or is divided, too. */
function linesOf(
  text: string,
  { weight, size }: TextStyle,
  { width, dividesWords }: { width: number; dividesWords: boolean },
  fonts: PdfFonts,
): Line[] {
  const measured = (line: string): Line => {
    const runs = fonts.runsOf(line.trim(), weight);
    const ordered = RIGHT_TO_LEFT.test(line) ? runs.toReversed() : runs;
    return { runs: ordered, width: widthOf(runs, size) };
  };
  const pieces = [...words.segment(text)].flatMap(({ segment }) =>
    dividesWords && measured(segment).width > width
      ? [...graphemes.segment(segment)].map((one) => one.segment)
      : [segment],
  );
  const lines: Line[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line.trim() !== '' && piece.trim() !== '' && measured(line + piece).width > width) {
      lines.push(measured(line));
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') lines.push(measured(line));
  return lines;
}

/**
 * The largest of these sizes in which a text takes at most so many lines of a width; else the smallest, with long words
 * divided. What still has too many lines is cut with an ellipsis.
 */
export function fitted(
  text: string,
  { weight, sizes, width, most }: { weight: Weight; sizes: readonly number[]; width: number; most: number },
  fonts: PdfFonts,
): { lines: Line[]; size: number } {
  // No font has a line break.
  const shown = text.replace(/\s+/g, ' ').trim();
  const linesIn = (size: number, part: string, dividesWords: boolean) => {
    const lines = linesOf(part, { weight, size }, { width, dividesWords }, fonts);
    return lines.length <= most && lines.every((line) => line.width <= width) ? lines : undefined;
  };
  for (const size of sizes) {
    const lines = linesIn(size, shown, false);
    if (lines) return { lines, size };
  }
  const size = sizes.at(-1) ?? 12;
  let lines = linesIn(size, shown, true);
  for (let length = shown.length; !lines && length > 1; ) {
    length = Math.floor(length * 0.9);
    lines = linesIn(size, `${shown.slice(0, length).toWellFormed().trim()}…`, true);
  }
  return { lines: lines ?? [], size };
}
