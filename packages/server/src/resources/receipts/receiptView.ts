import type { FileLinks } from '../../fileLinks.ts';
import type { DocumentRow } from './repository.ts';

export const receiptPath = (number: string): string => `/api/receipt/${number}/pdf`;

/**
 * A receipt or a credit note for its buyer.
 *
 * @param links absent on partners' pages, which see neither the buyer nor the file
 */
export const toReceipt = (row: DocumentRow, links: FileLinks | undefined) => ({
  number: row.number,
  issuedAt: row.issuedAt.toISOString(),
  ...(row.seller ? { seller: row.seller } : {}),
  ...(row.voidedAt ? { voidedAt: row.voidedAt.toISOString() } : {}),
  ...(links ? { buyer: row.buyer, pdfUrl: links.signedPath(receiptPath(row.number)) } : {}),
});
