import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { month } from './month.ts';
import { optional, pageNumber } from './primitives.ts';
import { party } from './receipt.ts';

/** Documents on a page of the list. */
export const DOCUMENTS_PER_PAGE = 50;

/** GET /admin/documents: a month of UTC such as `2026-01`, by default the current one. */
export const documentsInput = z.strictObject({
  // No calendar has a year 0.
  month: z.optional(month.check(z.refine((text) => text >= '0001', ruleMessage('rule.month')))),
  page: z.optional(pageNumber),
});

const amounts = {
  /** Rupees before tax, less discounts. */
  taxable: z.number(),
  /** Rupees. */
  tax: z.number(),
  /** Rupees with tax. */
  total: z.number(),
};

/** A receipt or a credit note, for admins. The amounts of a credit note are negative, and 0 once it is void. */
export const listedDocument = z.object({
  ...amounts,
  number: z.string(),
  kind: z.enum(['receipt', 'credit_note']),
  issuedAt: z.string(),
  /** When a credit note ceased to count, as its refund failed. */
  voidedAt: optional(z.string()),
  orderId: z.string(),
  buyer: party,
  /** The file to print; the address expires. */
  pdfUrl: optional(z.string()),
});
export type ListedDocument = z.output<typeof listedDocument>;

/** The sums of a month, over all pages. */
export const documentTotals = z.object({
  ...amounts,
  count: z.number(),
  /** Numbers of the year, until the last of the month, that no document has: 0 where nothing was lost. */
  missing: z.number(),
});
export type DocumentTotals = z.output<typeof documentTotals>;

/** The receipts and credit notes of a month, for admins. */
export const monthDocuments = z.object({
  month: z.string(),
  /** Receipts, then credit notes, each by number. */
  documents: z.array(listedDocument),
  page: z.number(),
  pages: z.number(),
  totals: z.object({ receipts: documentTotals, creditNotes: documentTotals, all: documentTotals }),
  /** The whole month as comma-separated values; the address expires. */
  csvUrl: optional(z.string()),
});
export type MonthDocuments = z.output<typeof monthDocuments>;
