import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

/** The fonts of the server, which have Latin, Cyrillic, Greek and Devanagari. */
const own = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-latin')), '../fonts');
const files = { regular: join(own, 'NotoSans-Regular.ttf'), bold: join(own, 'NotoSans-Bold.ttf') };

export type Weight = keyof typeof files;

/** Part of a text, in one font. */
export interface Run {
  text: string;
  font: Font;
}

/** A text has a character that no font can print. */
export class UnprintableText extends Error {}

export interface PdfFonts {
  /** Divides a text among the fonts that have its characters. Throws `UnprintableText`. */
  runsOf(text: string, weight: Weight): Run[];
}

function read(path: string): Font {
  const font = openSync(path);
  if ('fonts' in font) throw new Error(`${path} is a collection of several fonts. Name a file of one.`);
  // A glyph is kept with the character that it was first asked for. Parts of others, such as the "u" in "ü", are asked for
  // without one, and would be copied from later documents as nothing.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}

/** Left out where no font has it: a title says the same without. */
const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The fonts of certificates. The server's own are read with the first certificate.
 *
 * @param others fonts for more scripts, in order; they have one weight. Throws where a file is none.
 */
export function createFonts(others: readonly string[] = []): PdfFonts {
  const more = others.map(read);
  const opened: Partial<Record<Weight, readonly Font[]>> = {};
  return {
    runsOf(text, weight) {
      opened[weight] ??= [read(files[weight]), ...more];
      const fonts = opened[weight];
      const runs: Run[] = [];
      for (const { segment } of graphemes.segment(text)) {
        const codes = [...segment].map((character) => character.codePointAt(0) ?? 0);
        const has = (font: Font) => codes.every((code) => font.hasGlyphForCodePoint(code));
        const last = runs.at(-1);
        // Spaces and marks stay with what they stand beside.
        const font = last && has(last.font) ? last.font : fonts.find(has);
        if (!font && PICTOGRAPH.test(segment)) continue;
        if (!font) throw new UnprintableText(`No font has ${segment}.`);
        if (last?.font === font) last.text += segment;
        else runs.push({ text: segment, font });
      }
      return runs;
    },
  };
}
