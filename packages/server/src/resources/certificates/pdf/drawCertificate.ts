import { createFormats, createMessages } from '@lectern/sdk/api';
import { certificateWords } from '@lectern/sdk/words';
import PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import type { CertificateRow } from '../repository.ts';
import type { CertificateFonts, Weight } from './fonts.ts';
import { features, fitted, widthOf } from './lines.ts';

/** Width and height of the page in points, in landscape. */
const papers = { a4: [841.89, 595.28], letter: [792, 612] } as const;
export type Paper = keyof typeof papers;

export const isPaper = (value: unknown): value is Paper => typeof value === 'string' && Object.hasOwn(papers, value);

const LOCALE = 'en-IN';
const SITE_NAME = 'Lectern';
/** Those of the light theme. */
const colors = { text: '#14212b', muted: '#51606c', primary: '#1b3c53', accent: '#d2691e', line: '#ddd9cf' };
/** In points. */
const FRAME = 28;
const MARGIN = 72;
const QR_SIZE = 92;
const LINE_HEIGHT = 1.22;
/** Scripts whose glyphs stand as their characters are read; for all others the file says the text beside its glyphs. */
const IN_READING_ORDER =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

interface Text {
  text: string;
  /** The structure element, as PDF names them. */
  tag: string;
  weight: Weight;
  sizes: readonly number[];
  color: string;
  /** Lines at most. */
  most: number;
  link?: string;
}

/** Draws a certificate as a tagged PDF of one page. Throws `UnprintableText` where no font has a character. */
export function drawCertificate(
  row: CertificateRow,
  { paper, page, fonts }: { paper: Paper; page: string; fonts: CertificateFonts },
): Promise<Buffer> {
  const t = createMessages(LOCALE).with(certificateWords);
  const formats = createFormats(LOCALE, 'INR', t);
  const [width, height] = papers[paper];
  const inner = width - 2 * MARGIN;
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    pdfVersion: '1.7',
    // PDFKit writes it; its types don't have it yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: LOCALE,
    displayTitle: true,
    info: {
      Title: `${t('certificate.title')}: ${row.courseTitle}`,
      Author: SITE_NAME,
      Subject: row.learnerName,
      CreationDate: row.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Draws a text below `top` and returns where it ends. */
  function write({ text, tag, weight, sizes, color, most, link }: Text, x: number, top: number, room: number): number {
    const { lines, size } = fitted(text, { weight, sizes, width: room, most }, fonts);
    const step = size * LINE_HEIGHT;
    const bottom = top + lines.length * step;
    const content = doc.markStructureContent(tag);
    const isReordered = !IN_READING_ORDER.test(text);
    if (isReordered) doc.markContent('Span', { actual: text });
    lines.forEach(({ runs }, place) => {
      let left = x;
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
    root.add(element);
    return bottom;
  }

  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  artifact(() => {
    doc
      .lineWidth(1)
      .strokeColor(colors.line)
      .roundedRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 10)
      .stroke();
    doc.rect(MARGIN, FRAME, 96, 5).fill(colors.accent);
  });

  write({ text: SITE_NAME, tag: 'P', weight: 'bold', sizes: [20], color: colors.primary, most: 1 }, MARGIN, 62, inner);
  let y = write(
    { text: t('certificate.title'), tag: 'H1', weight: 'regular', sizes: [17], color: colors.muted, most: 1 },
    MARGIN,
    122,
    inner,
  );
  y = write(
    { text: row.learnerName, tag: 'P', weight: 'bold', sizes: [44, 38, 32, 27, 22], color: colors.text, most: 2 },
    MARGIN,
    y + 12,
    inner,
  );
  y = write(
    { text: t('certificate.completed'), tag: 'P', weight: 'regular', sizes: [14], color: colors.muted, most: 1 },
    MARGIN,
    y + 14,
    inner,
  );
  write(
    { text: row.courseTitle, tag: 'P', weight: 'bold', sizes: [28, 24, 20, 17], color: colors.primary, most: 3 },
    MARGIN,
    y + 8,
    inner,
  );

  const facts: [label: string, value: string][] = [
    [t('certificate.issued'), formats.date(row.issuedAt.toISOString())],
    [t('certificate.number'), row.number],
  ];
  if (row.hours > 0) facts.unshift([t('certificate.hours'), formats.decimal(row.hours)]);
  if (row.instructorName) facts.unshift([t('certificate.instructor'), row.instructorName]);
  const room = inner - QR_SIZE - 24;
  const factsTop = height - MARGIN - 92;
  artifact(() => {
    const line = factsTop - 16;
    doc.lineWidth(1).strokeColor(colors.line);
    doc
      .moveTo(MARGIN, line)
      .lineTo(MARGIN + room, line)
      .stroke();
  });
  // The first one, mostly a name, has twice the room of the others.
  const column = room / (facts.length + 1);
  facts.forEach(([label, value], place) => {
    const left = MARGIN + (place === 0 ? 0 : (place + 1) * column);
    const wide = (place === 0 ? 2 : 1) * column - 12;
    const small = { tag: 'P', weight: 'regular', sizes: [9], color: colors.muted, most: 1 } as const;
    const below = write({ ...small, text: label }, left, factsTop, wide);
    const large = { tag: 'P', weight: 'bold', sizes: [12, 11, 10, 9], color: colors.text, most: 2 } as const;
    write({ ...large, text: value }, left, below + 1, wide);
  });
  const checkTop = height - MARGIN - 26;
  const below = write(
    { text: t('certificate.checkAt'), tag: 'P', weight: 'regular', sizes: [9], color: colors.muted, most: 1 },
    MARGIN,
    checkTop,
    room,
  );
  write(
    { text: page, tag: 'Link', weight: 'regular', sizes: [10, 9, 8, 7], color: colors.primary, most: 2, link: page },
    MARGIN,
    below + 1,
    room,
  );

  const figure = doc.struct('Figure', { alt: t('certificate.qr', { address: page }) }, () =>
    drawCode(doc, page, width, height),
  );
  root.add(figure);
  root.end();
  doc.end();
  return done;
}

/** The QR code of the page, as squares. */
function drawCode(doc: PDFKit.PDFDocument, page: string, width: number, height: number): void {
  // 0: as large as the text needs.
  const code = qrcode(0, 'M');
  code.addData(page);
  code.make();
  const modules = code.getModuleCount();
  const side = QR_SIZE / modules;
  const left = width - MARGIN - QR_SIZE;
  const top = height - MARGIN - QR_SIZE;
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++)
      if (code.isDark(row, column)) doc.rect(left + column * side, top + row * side, side, side);
  doc.fill(colors.text);
}
