import type { FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../concurrency.ts';
import { asText, sendPage } from '../page.ts';
import { problems } from '../problems.ts';
import { UnprintableText } from './fonts.ts';

/** Files drawn at the same time, of each kind: each takes the processor for some hundredths of a second. */
export const MAX_FILES_AT_ONCE = 2;

interface Printed {
  /** Throws `UnprintableText`. */
  draw: () => Promise<Uint8Array>;
  /** Without its ending. */
  name: string;
  cacheControl: string;
  /** The page that shows the same, for printing where no file can be made. */
  page: string;
}

/** Makes a function that sends files to print. People whose link can't have a file get a page that says why. */
export function createPdfSender() {
  const limited = createConcurrencyLimit(MAX_FILES_AT_ONCE, problems.busy);
  return async (request: FastifyRequest, reply: FastifyReply, { draw, name, cacheControl, page }: Printed) => {
    try {
      const pdf = await limited(draw);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}.pdf"`,
          'cache-control': cacheControl,
        })
        .send(pdf);
    } catch (error) {
      if (!(error instanceof UnprintableText)) throw error;
      const problem = problems.unprintable(error);
      if (!request.headers.accept?.includes('text/html')) throw problem;
      return sendPage(reply.status(problem.status), {
        title: 'No file to print',
        style: 'main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem }',
        body: `<main><h1>No file to print</h1><p>${asText(problem.message)}</p><p><a href="${asText(page)}">Go back to the page</a></p></main>`,
      });
    }
  };
}
