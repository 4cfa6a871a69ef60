import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { isTaxNumber } from '../rules/isTaxNumber.ts';
import { optional, text } from './primitives.ts';

const withoutBlankLines = (address: string) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const partyFields = {
  /** A person's or a business's. */
  name: text(200),
  /** Lines of an address, divided by line breaks; blank ones are left out. */
  address: text(500).check(z.overwrite(withoutBlankLines)),
  taxNumber: text(50).check(z.refine(isTaxNumber, ruleMessage('rule.taxNumber'))),
};

/** Whom a receipt is for, as typed at the checkout. All of it is optional; without a name the account's is written. */
export const buyerInput = z.strictObject({
  name: z.optional(partyFields.name),
  address: z.optional(partyFields.address),
  taxNumber: z.optional(partyFields.taxNumber),
});
export type BuyerInput = z.input<typeof buyerInput>;

/** The seller or the buyer on a receipt. */
export const party = z.object({
  name: z.string(),
  address: optional(z.string()),
  taxNumber: optional(z.string()),
});
export type Party = z.output<typeof party>;

const document = {
  /** Consecutive in each year (UTC), without gaps: `R-2026-000123` of a receipt, `C-2026-000007` of a credit note. */
  number: z.string(),
  issuedAt: z.string(),
  /** The file to print; the address expires. Absent on partners' pages. */
  pdfUrl: optional(z.string()),
};

/** A receipt, as it was issued. */
export const receipt = z.object({
  ...document,
  /** Absent where the server has no seller configured. */
  seller: optional(party),
  /** Absent on partners' pages. */
  buyer: optional(party),
});
export type Receipt = z.output<typeof receipt>;

/** What is issued for a refund. */
export const creditNote = z.object({
  ...document,
  /** When it ceased to count, as its refund failed. */
  voidedAt: optional(z.string()),
});
export type CreditNote = z.output<typeof creditNote>;
