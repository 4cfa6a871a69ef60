import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
export type Weight = 'regular' | 'bold';
type Family = Record<Weight, string>;

/** Of a package that exports no files. */
const alphabet = (name: string, family: string): Family => {
  const folder = join(dirname(resolve(`@embedpdf/fonts-${name}`)), '../fonts');
  return { regular: join(folder, `${family}-Regular.ttf`), bold: join(folder, `${family}-Bold.ttf`) };
};
const google = (pathOf: (weight: string) => string): Family => ({
  regular: resolve(`@expo-google-fonts/${pathOf('400Regular')}.ttf`),
  bold: resolve(`@expo-google-fonts/${pathOf('700Bold')}.ttf`),
});

/**
 * The fonts of the server. The first has Latin, Cyrillic, Greek and Devanagari, and so nearly every text. fontkit can't
 * set many syllables of Noto's Gurmukhi, Malayalam and Telugu.
 */
const families: readonly Family[] = [
  alphabet('latin', 'NotoSans'),
  google((weight) => `noto-sans-bengali/${weight}/NotoSansBengali_${weight}`),
  google((weight) => `noto-sans-gujarati/${weight}/NotoSansGujarati_${weight}`),
  google((weight) => `baloo-paaji-2/BalooPaaji2_${weight}`),
  google((weight) => `noto-sans-kannada/${weight}/NotoSansKannada_${weight}`),
  google((weight) => `anek-malayalam/${weight}/AnekMalayalam_${weight}`),
  google((weight) => `noto-sans-oriya/${weight}/NotoSansOriya_${weight}`),
  google((weight) => `noto-sans-tamil/${weight}/NotoSansTamil_${weight}`),
  google((weight) => `anek-telugu/${weight}/AnekTelugu_${weight}`),
  alphabet('arabic', 'NotoNaskhArabic'),
  alphabet('hebrew', 'NotoSansHebrew'),
];
/** Part of a text, in one font. */
export interface Run {
  text: string;
  font: Font;
}

/** A text has a character that no font has, or a syllable that its font can't set. */
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
 * The fonts of PDFs. The server's own are read when a text needs them.
 *
 * @param others fonts for more scripts, in order; they have one weight. Throws where a file is none.
 */
export function createFonts(others: readonly string[] = []): PdfFonts {
  const more = others.map(read);
  const opened = new Map<string, Font>();
  const open = (path: string): Font => {
    const font = opened.get(path) ?? read(path);
    opened.set(path, font);
    return font;
  };
  return {
    runsOf(text, weight) {
      const fontWith = (has: (font: Font) => boolean): Font | undefined => {
        const path = families.find((family) => has(open(family[weight])))?.[weight];
        return path === undefined ? more.find(has) : open(path);
      };
      const runs: Run[] = [];
      for (const { segment } of graphemes.segment(text)) {
        const codes = [...segment].map((character) => character.codePointAt(0) ?? 0);
        const has = (font: Font) => codes.every((code) => font.hasGlyphForCodePoint(code));
        const last = runs.at(-1);
        // Spaces and marks stay with what they stand beside.
        const font = last && has(last.font) ? last.font : fontWith(has);
        if (!font && PICTOGRAPH.test(segment)) continue;
        if (!font) throw new UnprintableText(`No font has ${segment}.`);
        if (last?.font === font) last.text += segment;
        else runs.push({ text: segment, font });
      }
      return runs;
    },
  };
}
