import type { FastifyInstance } from 'fastify';
import { createConcurrencyLimit } from '../../concurrency.ts';
import { type PdfFonts, UnprintableText } from '../../pdf/fonts.ts';
import { isPaper } from '../../pdf/taggedPdf.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { drawReceipt } from './drawReceipt.ts';
import { receiptPath } from './receiptView.ts';
import { findPrinted } from './repository.ts';

/** Files drawn at the same time: each takes the processor for some hundredths of a second. */
const MAX_FILES_AT_ONCE = 2;
const NUMBER = /^[RC]-\d{4}-\d{6,9}$/;
const MAX_NUMBER_CHARACTERS = 16;

interface Given {
  Params: { number: string };
  Querystring: Record<string, unknown>;
}

/** The files of receipts and credit notes, by addresses that their buyer gets and that expire. */
export function registerReceiptFiles(app: FastifyInstance, { db, files }: Services, fonts: PdfFonts): void {
  const limited = createConcurrencyLimit(MAX_FILES_AT_ONCE, problems.busy);
  // The address itself is the permission: a link sends no `Authorization` header.
  const config = { policy: anyone, isAnonymous: true };

  app.get<Given>('/api/receipt/:number/pdf', { config }, async ({ params: { number }, query }, reply) => {
    if (number.length > MAX_NUMBER_CHARACTERS || !NUMBER.test(number)) throw problems.orderNotFound();
    if (!files.isValid(receiptPath(number), query.expires, query.signature)) throw problems.linkExpired();
    const { paper = 'a4' } = query;
    if (!isPaper(paper)) throw problems.unknownPaper();
    const printed = await findPrinted(db, number);
    if (!printed) throw problems.orderNotFound();
    const pdf = await limited(() => drawReceipt(printed, { paper, fonts })).catch((error: unknown) => {
      throw error instanceof UnprintableText ? problems.unprintable(error) : error;
    });
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${number}.pdf"`,
        // A credit note may be voided.
        'cache-control': 'private, max-age=60',
      })
      .send(pdf);
  });
}
