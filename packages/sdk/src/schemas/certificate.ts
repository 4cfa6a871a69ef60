import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxCharacters, optional, withDefault } from './primitives.ts';
import { qrCode } from './qrCode.ts';

/** Three groups of four letters and digits, without those that look alike. */
const numberPattern = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

/** However it was typed: without hyphens, with spaces, in lower case. */
const asPrinted = (number: string) =>
  number
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');

/** The number of a certificate, such as `7K2M-90QX-4TBD`. */
export const certificateNumber = z
  .string(ruleMessage('rule.id'))
  .check(
    z.overwrite(asPrinted),
    maxCharacters(14, ruleMessage('rule.id')),
    z.regex(numberPattern, ruleMessage('rule.id')),
  );
/** GET and PUT /certificate/{number}: which certificate. */
export const byNumber = z.strictObject({ number: certificateNumber });

/** A certificate: what was true on the day on which it was issued. */
export const certificate = z.object({
  number: z.string(),
  learnerName: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  instructorName: z.string(),
  /** The marketplace that has issued it. */
  issuerName: withDefault(z.string(), ''),
  /** Hours of the course, 0 where they are unknown. */
  hours: z.number(),
  issuedAt: z.string(),
  /** When it was taken back: it counts no longer then. */
  revokedAt: optional(z.string()),
  /** Whether everyone may open its page. */
  isPublic: z.boolean(),
  /** For its holder alone, while it's valid: addresses of the file to print and of the signed credential; they expire. */
  pdfUrl: optional(z.string()),
  credentialUrl: optional(z.string()),
  /** Of the certificate's page, in answers with one certificate. */
  qr: optional(qrCode),
});
export type Certificate = z.output<typeof certificate>;

/** PUT /certificate/{number}. */
export const certificateUpdate = z.strictObject({ number: certificateNumber, isPublic: z.boolean() });
export type CertificateUpdate = z.input<typeof certificateUpdate>;

/** POST /certificate/check: a signed credential, as it was downloaded. */
export const certificateCheck = z.strictObject({
  credential: z.string(ruleMessage('rule.required')).check(z.trim(), maxCharacters(8_000)),
});

/** `changed`: it isn't what was signed here. `unknown`: it was signed here, but there is no such certificate any more. */
export const certificateVerdict = z.enum(['valid', 'revoked', 'changed', 'unknown']);
export type CertificateVerdict = z.output<typeof certificateVerdict>;
