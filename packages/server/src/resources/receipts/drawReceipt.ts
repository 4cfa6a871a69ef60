import { createFormats, createMessages, type Party } from '@lectern/sdk/api';
import { decimalsOf, orderDigits, toRupees } from '@lectern/sdk/rules';
import { cartWords, orderWords, receiptWords } from '@lectern/sdk/words';
import type { PdfFonts } from '../../pdf/fonts.ts';
import { colors, createTaggedPdf, LOCALE, type Paper, type PdfText, SITE_NAME } from '../../pdf/taggedPdf.ts';
import type { PrintedDocument } from './repository.ts';

/** In points. */
const MARGIN = 56;
const GAP = 12;
const ROW_PADDING = 6;
const AMOUNT_WIDTH = 120;
/** What an address has more follows in one paragraph. */
const MAX_ADDRESS_LINES = 7;
/** More lines than a text can have. */
const ALL_LINES = 500;

type Style = Omit<PdfText, 'text' | 'tag'>;

const regular = { tag: 'P', weight: 'regular', sizes: [10], color: colors.text, most: ALL_LINES } as const;
const bold = { ...regular, weight: 'bold' } as const;
const label = { ...regular, sizes: [8], color: colors.muted } as const;

/** Draws a receipt or a credit note as a tagged PDF. Throws `UnprintableText` where no font has a character. */
export function drawReceipt(
  { document, email, order, lines, discount, taxPaise, totalPaise, receiptNumber }: PrintedDocument,
  { paper, fonts, isDemo }: { paper: Paper; fonts: PdfFonts; isDemo: boolean },
): Promise<Buffer> {
  const t = createMessages(LOCALE).with({ ...cartWords, ...orderWords, ...receiptWords });
  const formats = createFormats(LOCALE, order.currency, t, decimalsOf(order.currency));
  const money = (paise: number) => formats.money(toRupees(paise));
  const isReceipt = document.kind === 'receipt';
  const title = t(isReceipt ? 'receipt.receipt' : 'receipt.creditNote');
  const { doc, root, width, height, write, heightOf, artifact, finish } = createTaggedPdf({
    paper,
    fonts,
    info: {
      Title: `${title} ${document.number}`,
      Subject: document.buyer.name,
      CreationDate: document.issuedAt,
      ...(document.seller ? { Author: document.seller.name } : {}),
    },
  });
  const inner = width - 2 * MARGIN;
  const half = (inner - GAP) / 2;
  let y = MARGIN;
  /** Goes on with the next page where this many points have no room. */
  const reserve = (points: number) => {
    if (y + points <= height - MARGIN) return;
    doc.addPage();
    y = MARGIN;
  };

  y = write({ ...bold, tag: 'H1', sizes: [24], color: colors.primary, text: title }, MARGIN, y, inner) + GAP;
  const facts: [string, string][] = [
    [t('receipt.number'), document.number],
    [t('receipt.date'), formats.date(document.issuedAt.toISOString())],
    ...(receiptNumber === undefined ? [] : ([[t('receipt.forReceipt'), receiptNumber]] as [string, string][])),
    [t('receipt.order'), t('orders.number', { digits: orderDigits(order.id) })],
  ];
  const column = inner / facts.length;
  y = Math.max(
    ...facts.map(([name, value], place) => {
      const below = write({ ...label, text: name }, MARGIN + place * column, y, column - GAP);
      return write({ ...bold, sizes: [10, 9, 8, 7], text: value }, MARGIN + place * column, below, column - GAP);
    }),
  );
  if (document.voidedAt) {
    const text = t('receipt.voidText', { date: formats.date(document.voidedAt.toISOString()) });
    y = write({ ...bold, color: colors.accent, text }, MARGIN, y + GAP, inner);
  }
  y += 2 * GAP;

  /** Draws the seller or the buyer, and returns where it ends. */
  const writeParty = (name: string, { address = '', taxNumber, ...party }: Party, left: number, also?: string) => {
    let below = write({ ...label, text: name }, left, y, half);
    below = write({ ...bold, text: party.name }, left, below, half);
    const more = taxNumber ? [t('receipt.taxNumber', { number: taxNumber })] : [];
    const written = address.split('\n').filter((line) => line.trim());
    const addressLines = [...written.slice(0, MAX_ADDRESS_LINES), written.slice(MAX_ADDRESS_LINES).join(', ')];
    for (const text of [...addressLines.filter(Boolean), ...more, ...(also === undefined ? [] : [also])])
      below = write({ ...regular, text }, left, below, half);
    return below;
  };
  const parties: [string, Party, string?][] = [
    // As on the page: whoever has set no name sells as the site.
    [t('receipt.seller'), document.seller ?? { name: SITE_NAME, address: isDemo ? t('receipt.demoSeller') : '' }],
    [t('receipt.buyer'), document.buyer, email],
  ];
  y =
    Math.max(
      ...parties.map(([name, party, also], place) => writeParty(name, party, MARGIN + place * (half + GAP), also)),
    ) +
    2 * GAP;

  const table = doc.struct('Table');
  root.add(table);
  const writeRow = (cells: readonly [PdfText, PdfText]) => {
    const rooms = [inner - AMOUNT_WIDTH - GAP, AMOUNT_WIDTH] as const;
    reserve(Math.max(heightOf(cells[0], rooms[0]), heightOf(cells[1], rooms[1])) + 2 * ROW_PADDING);
    const row = doc.struct('TR');
    table.add(row);
    const ends = [
      write(cells[0], MARGIN, y + ROW_PADDING, rooms[0], row),
      write({ ...cells[1], align: 'end' }, width - MARGIN - AMOUNT_WIDTH, y + ROW_PADDING, AMOUNT_WIDTH, row),
    ];
    row.end();
    y = Math.max(...ends) + ROW_PADDING;
    artifact(() =>
      doc
        .lineWidth(0.5)
        .strokeColor(colors.hairline)
        .moveTo(MARGIN, y)
        .lineTo(width - MARGIN, y)
        .stroke(),
    );
  };
  const amountSizes = [10, 9, 8, 7, 6];
  const cell = (style: Style, tag: 'TH' | 'TD', text: string): PdfText => ({
    ...style,
    tag,
    text,
  });
  const heading = { ...bold, color: colors.muted };
  writeRow([cell(heading, 'TH', t('orders.course')), cell(heading, 'TH', t('orders.price'))]);
  for (const { title: course, paise } of lines)
    writeRow([cell(regular, 'TD', course), { ...cell(regular, 'TD', money(paise)), sizes: amountSizes }]);
  const taxLine = t('cart.tax', { name: order.taxName, percent: formats.number(order.taxRate) });
  const sums: [string, number, Style][] = [
    [t('cart.subtotal'), totalPaise - taxPaise + (discount?.paise ?? 0), regular],
    ...(discount
      ? [[t('cart.discount', { code: discount.code }), -discount.paise, regular] satisfies [string, number, Style]]
      : []),
    ...(order.taxRate > 0 ? [[taxLine, taxPaise, regular] satisfies [string, number, Style]] : []),
    [t(isReceipt ? 'cart.total' : 'receipt.credited'), totalPaise, bold],
  ];
  for (const [name, paise, style] of sums)
    writeRow([cell(style, 'TH', name), { ...cell(style, 'TD', money(paise)), sizes: amountSizes }]);
  table.end();

  if (isReceipt && order.cardLast4 !== null) {
    reserve(4 * GAP);
    const text = `${t('orders.paidWith')}: ${t('orders.card', { last4: order.cardLast4 })}`;
    y = write({ ...regular, color: colors.muted, text }, MARGIN, y + GAP, inner);
  }
  return finish();
}
