import { createFormats, createMessages } from '@lectern/sdk/api';
import { certificateWords } from '@lectern/sdk/words';
import type { PdfFonts } from '../../pdf/fonts.ts';
import { colors, createTaggedPdf, LOCALE, type Paper, SITE_NAME } from '../../pdf/taggedPdf.ts';
import { qrCodeOf } from '../../qrCode.ts';
import type { CertificateRow } from './repository.ts';

/** In points. */
const FRAME = 28;
const MARGIN = 72;
const QR_SIZE = 92;

/** Draws a certificate as a tagged PDF of one page. Throws `UnprintableText` where no font has a character. */
export function drawCertificate(
  row: CertificateRow,
  { paper, page, fonts }: { paper: Paper; page: string; fonts: PdfFonts },
): Promise<Buffer> {
  const t = createMessages(LOCALE).with(certificateWords);
  const formats = createFormats(LOCALE, 'INR', t);
  const { doc, root, width, height, write, artifact, finish } = createTaggedPdf({
    paper,
    isLandscape: true,
    fonts,
    info: {
      Title: `${t('certificate.title')}: ${row.courseTitle}`,
      Subject: row.learnerName,
      CreationDate: row.issuedAt,
    },
  });
  const inner = width - 2 * MARGIN;
  artifact(() => {
    doc
      .lineWidth(1)
      .strokeColor(colors.hairline)
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
    doc.lineWidth(1).strokeColor(colors.hairline);
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
    // A number is copied, so it isn't broken at its hyphens.
    const most = value === row.number ? 1 : 2;
    const large = { tag: 'P', weight: 'bold', sizes: [12, 11, 10, 9], color: colors.text, most } as const;
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
  return finish();
}

/** The QR code of the page. */
function drawCode(doc: PDFKit.PDFDocument, page: string, width: number, height: number): void {
  const { size, path } = qrCodeOf(page);
  doc
    .save()
    .translate(width - MARGIN - QR_SIZE, height - MARGIN - QR_SIZE)
    .scale(QR_SIZE / size)
    .path(path)
    .fill(colors.text)
    .restore();
}
