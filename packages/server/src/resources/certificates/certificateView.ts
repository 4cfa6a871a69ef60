import type { FileLinks } from '../../fileLinks.ts';
import { SITE_NAME } from '../../pdf/taggedPdf.ts';
import { qrCodeOf } from '../../qrCode.ts';
import { pageOf } from './credential.ts';
import type { CertificateRow } from './repository.ts';

export const pdfPath = (number: string): string => `/api/certificate/${number}/pdf`;
export const credentialPath = (number: string): string => `/api/certificate/${number}/credential`;

/** A certificate as everyone sees it. */
export const toCertificate = (row: CertificateRow) => ({
  number: row.number,
  learnerName: row.learnerName,
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  instructorName: row.instructorName,
  issuerName: SITE_NAME,
  hours: row.hours,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString(),
  isPublic: row.isPublic,
});

/** For its holder: with the files, unless it was taken back. */
export const toOwnCertificate = (row: CertificateRow, links: FileLinks) => ({
  ...toCertificate(row),
  ...(row.revokedAt
    ? {}
    : { pdfUrl: links.signedPath(pdfPath(row.number)), credentialUrl: links.signedPath(credentialPath(row.number)) }),
});

/** With the code that leads to its page, which lists do without. */
export const withCode = <Shown extends { number: string }>(certificate: Shown, origin: string) => ({
  ...certificate,
  qr: qrCodeOf(pageOf(origin, certificate.number)),
});
