import type { FileLinks } from '../../fileLinks.ts';
import type { DocumentRow } from './repository.ts';

export const receiptPath = (number: string): string => `/api/receipt/${number}/pdf`;

/**
 * A receipt for its buyer.
 *
 * @param links absent on partners' pages, which see neither the buyer nor the file
 */
export const toReceipt = (row: DocumentRow, links: FileLinks | undefined) => ({
  ...toDocument(row, links),
  ...(row.seller ? { seller: row.seller } : {}),
  ...(links ? { buyer: row.buyer } : {}),
});

/** A credit note for its buyer. */
export const toCreditNote = (row: DocumentRow, links: FileLinks | undefined) => ({
  ...toDocument(row, links),
  ...(row.voidedAt ? { voidedAt: row.voidedAt.toISOString() } : {}),
});

const toDocument = ({ number, issuedAt }: DocumentRow, links: FileLinks | undefined) => ({
  number,
  issuedAt: issuedAt.toISOString(),
  ...(links ? { pdfUrl: links.signedPath(receiptPath(number)) } : {}),
});
