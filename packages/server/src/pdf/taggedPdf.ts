import { themeColors } from '@lectern/sdk/theme';
import PDFDocument from 'pdfkit';
import type { PdfFonts, Weight } from './fonts.ts';
import { features, fitted, widthOf } from './lines.ts';

/** Width and height of a page in points, upright. */
const papers = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type Paper = keyof typeof papers;

export const isPaper = (value: unknown): value is Paper => typeof value === 'string' && Object.hasOwn(papers, value);

/** The language of what is drawn. */
export const LOCALE = 'en-IN';
export const SITE_NAME = 'Lectern';
/** Paper is light. */
export const { light: colors } = themeColors;

const LINE_HEIGHT = 1.22;
/** Scripts whose glyphs stand as their characters are read; for all others the file says the text beside its glyphs. */
const IN_READING_ORDER =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

export interface PdfText {
  text: string;
  /** The structure element, as PDF names them. */
  tag: string;
  weight: Weight;
  /** In points: the first in which the text fits. */
  sizes: readonly number[];
  color: string;
  /** Lines at most. */
  most: number;
  link?: string;
  /** The edge of the room on which lines stand. @default 'start' */
  align?: 'start' | 'end';
}

export interface TaggedPdf {
  doc: PDFKit.PDFDocument;
  /** Of the page, in points. */
  width: number;
  height: number;
  /** The element that all others are in, or the one that is open. */
  root: PDFKit.PDFStructureElement;
  /** Draws a text below `top` and returns where it ends. Throws `UnprintableText` where no font has a character. */
  write(text: PdfText, left: number, top: number, room: number, parent?: PDFKit.PDFStructureElement): number;
  /** How high a text is in a room. */
  heightOf(text: PdfText, room: number): number;
  /** Draws what says nothing, such as a line. */
  artifact(draw: () => void): void;
  finish(): Promise<Buffer>;
}

/** A tagged PDF (PDF/UA), with its fonts embedded. */
export function createTaggedPdf(given: {
  paper: Paper;
  isLandscape?: boolean;
  fonts: PdfFonts;
  /** The marketplace is the author where no other is named. */
  info: { Title: string; Subject: string; CreationDate: Date; Author?: string };
}): TaggedPdf {
  const { fonts, info } = given;
  const [short, long] = papers[given.paper];
  const [width, height] = given.isLandscape ? [long, short] : [short, long];
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    // PDFKit writes it; its types don't have it yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: LOCALE,
    displayTitle: true,
    info: { Author: SITE_NAME, ...info },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  const fit = ({ text, weight, sizes, most }: PdfText, room: number) =>
    fitted(text, { weight, sizes, width: room, most }, fonts);

  function write(given: PdfText, x: number, top: number, room: number, parent = root): number {
    const { text, tag, color, link, align = 'start' } = given;
    const { lines, size } = fit(given, room);
    const step = size * LINE_HEIGHT;
    const bottom = top + lines.length * step;
    const content = doc.markStructureContent(tag);
    const isReordered = !IN_READING_ORDER.test(text);
    if (isReordered) doc.markContent('Span', { actual: text });
    lines.forEach(({ runs, width: lineWidth }, place) => {
      let left = align === 'end' ? x + room - lineWidth : x;
      for (const run of runs) {
        // PDFKit takes fonts that are read already, and features to leave out; its types don't say so.
        doc.font(run.font as never, size).fillColor(color);
        doc.text(run.text, left, top + place * step + size, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: features as never,
        });
        left += widthOf([run], size);
      }
    });
    if (isReordered) doc.endMarkedContent();
    doc.endMarkedContent();
    const element = doc.struct(tag);
    element.add(content);
    if (link !== undefined) {
      const longest = Math.max(...lines.map((line) => line.width));
      // The description that readers of links ask for; PDFKit writes a `String` as text, and other strings as names.
      const options = { structParent: element, Contents: new String(text) };
      doc.link(x, top, longest, bottom - top, link, options as object);
    }
    element.end();
    parent.add(element);
    return bottom;
  }

  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  return {
    doc,
    width,
    height,
    root,
    write,
    heightOf(text, room) {
      const { lines, size } = fit(text, room);
      return lines.length * size * LINE_HEIGHT;
    },
    artifact,
    finish() {
      root.end();
      doc.end();
      return done;
    },
  };
}
