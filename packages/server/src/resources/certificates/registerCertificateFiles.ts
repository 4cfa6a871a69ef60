import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../../concurrency.ts';
import type { PdfFonts } from '../../pdf/fonts.ts';
import { createPdfSender, MAX_FILES_AT_ONCE } from '../../pdf/sendPdf.ts';
import { isPaper } from '../../pdf/taggedPdf.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { credentialPath, pdfPath } from './certificateView.ts';
import { KEY_PATH, KEYS_PATH, keyUrl, pageOf, signCredential } from './credential.ts';
import { drawCertificate } from './drawCertificate.ts';
import { ALGORITHM } from './keys.ts';
import { findByNumber } from './repository.ts';

const NUMBER = /^[0-9A-Z-]{14}$/;
/** A holder's browser may keep the file; it never changes, but it may be taken back. */
const KEPT = 'private, max-age=600';
const KEYS_KEPT = 'public, max-age=3600';

interface Given {
  Params: { number: string };
  Querystring: Record<string, unknown>;
}

/** The files of a certificate, by addresses that its holder gets and that expire; and the public keys, for everyone. */
export function registerCertificateFiles(
  app: FastifyInstance,
  { db, files, certificateKeys }: Services,
  fonts: PdfFonts,
): void {
  const limited = createConcurrencyLimit(MAX_FILES_AT_ONCE, problems.busy);
  const sendPdf = createPdfSender();

  async function requireCertificate({ params: { number }, query }: FastifyRequest<Given>, path: string) {
    if (!NUMBER.test(number)) throw problems.certificateNotFound();
    if (!files.isValid(path, query.expires, query.signature)) throw problems.linkExpired();
    const row = await findByNumber(db, number);
    if (!row || row.revokedAt) throw problems.certificateNotFound();
    return row;
  }
  // The address itself is the permission: a link sends no `Authorization` header.
  const config = { policy: anyone, isAnonymous: true };

  app.get<Given>('/api/certificate/:number/pdf', { config }, async (request, reply) => {
    const row = await requireCertificate(request, pdfPath(request.params.number));
    const { paper = 'a4' } = request.query;
    if (!isPaper(paper)) throw problems.unknownPaper();
    const page = pageOf(files.originOf(request), row.number);
    return sendPdf(request, reply, {
      draw: async () => drawCertificate(row, { paper, page, fonts }),
      name: `certificate-${row.number}`,
      cacheControl: KEPT,
      page,
    });
  });

  app.get<Given>('/api/certificate/:number/credential', { config }, async (request, reply) => {
    const row = await requireCertificate(request, credentialPath(request.params.number));
    const token = await limited(() => signCredential(certificateKeys, row, files.originOf(request)));
    return reply
      .headers({
        'content-type': 'application/vc+jwt',
        'content-disposition': `attachment; filename="certificate-${row.number}.jwt"`,
        'cache-control': KEPT,
      })
      .send(token);
  });

  const published = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  const about = { alg: ALGORITHM, use: 'sig' };

  app.get(KEYS_PATH, async (request, reply) => {
    const origin = files.originOf(request);
    await certificateKeys.current();
    const keys = await certificateKeys.list();
    reply.headers({ ...published, 'cache-control': KEYS_KEPT, 'content-type': 'application/json; charset=utf-8' });
    return JSON.stringify({ keys: keys.map((key) => ({ ...key, ...about, kid: keyUrl(origin, key.kid ?? '') })) });
  });

  app.get<{ Params: { id: string } }>(`${KEY_PATH}:id`, async (request, reply) => {
    const { id } = request.params;
    const key = /^[A-Za-z0-9_-]{43}$/.test(id) ? await certificateKeys.find(id) : undefined;
    if (!key) throw problems.fileNotFound();
    reply.headers({ ...published, 'cache-control': KEYS_KEPT, 'content-type': 'application/json; charset=utf-8' });
    return JSON.stringify({ ...key, ...about, kid: keyUrl(files.originOf(request), id) });
  });
}
