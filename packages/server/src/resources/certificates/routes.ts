import { type CertificateVerdict, endpoints } from '@lectern/sdk/api';
import { anyone, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { toCertificate, toOwnCertificate, withCode } from './certificateView.ts';
import { readCredential } from './credential.ts';
import { issueDue } from './issueDue.ts';
import { findByNumber, listOwn, setPublic } from './repository.ts';

/** Certificates of completed courses: their holders', and what these show to everyone. */
export function certificateRoutes(services: Services): Route[] {
  const { db, files, certificateKeys } = services;
  return [
    route(endpoints.certificates.list, signedIn, async ({ actor, request }) => {
      await issueDue(services, actor.id, 'all');
      const links = files.linksFor(request);
      return { certificates: (await listOwn(db, actor.id)).map((row) => toOwnCertificate(row, links)) };
    }),

    route(endpoints.certificates.get, anyone, async ({ input, actor, request }) => {
      const row = await findByNumber(db, input.number);
      if (!row) throw problems.certificateNotFound();
      const isOwn = row.userId === actor?.id;
      if (!isOwn && !row.isPublic) throw problems.certificatePrivate(row.revokedAt);
      const certificate = isOwn ? toOwnCertificate(row, files.linksFor(request)) : toCertificate(row);
      return { certificate: withCode(certificate, files.originOf(request)) };
    }),

    route(endpoints.certificates.update, signedIn, async ({ input, actor, request }) => {
      const row = await setPublic(db, actor.id, input.number, input.isPublic);
      if (!row) throw problems.certificateNotFound();
      return { certificate: withCode(toOwnCertificate(row, files.linksFor(request)), files.originOf(request)) };
    }),

    route(
      endpoints.certificates.check,
      anyone,
      async ({ input }) => {
        const number = await readCredential(certificateKeys, input.credential);
        if (number === undefined) return { verdict: 'changed' as const };
        // Whoever has the credential has got it from its holder.
        const row = await findByNumber(db, number);
        if (!row) return { verdict: 'unknown' as const };
        const verdict: CertificateVerdict = row.revokedAt ? 'revoked' : 'valid';
        return { verdict, certificate: toCertificate(row) };
      },
      { changes: 'nothing' },
    ),
  ];
}
