import type { FastifyError, FastifyInstance } from 'fastify';
import { CallerGone } from '../caller.ts';
import { causeOf } from '../causeOf.ts';
import { isUnavailable } from '../db/isUnavailable.ts';
import { Problem, problems } from '../problems.ts';

/** How often it is logged that a disk is full: every write is refused then, and the log may be on that disk. */
const FULL_DISK_LOG_MS = 60_000;
const FULL_DISK = 507;

/** Sends every error as `{ code, message, details?, requestId }`; internal causes are only logged. */
export function registerErrors(app: FastifyInstance): void {
  let refused = 0;
  let nextLog = 0;
  const logFullDisk = () => {
    refused += 1;
    if (Date.now() < nextLog) return;
    app.log.warn({ refused }, 'the disk is full: what would be stored is refused');
    refused = 0;
    nextLog = Date.now() + FULL_DISK_LOG_MS;
  };
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === FULL_DISK) logFullDisk();
    else if (problem.status >= 500 && !causeOf(error, CallerGone)) request.log.error({ err: error }, problem.code);
    else request.log.info({ code: problem.code, status: problem.status }, 'refused');
    // Fastify sets it where it hasn't read a body. HTTP/2 has no such header.
    if (request.raw.httpVersionMajor === 2) reply.removeHeader('connection');
    return reply
      .code(problem.status)
      .headers({ 'cache-control': 'no-store', ...problem.headers })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(bodyOf(problem, request.id)));
  });
}

export const bodyOf = (problem: Problem, requestId: string) => ({
  code: problem.code,
  message: problem.message,
  ...(problem.details === undefined ? {} : { details: problem.details }),
  requestId,
});

export function problemOf(error: unknown): Problem {
  const problem = causeOf(error, Problem);
  if (problem) return problem;
  // Nobody reads the answer.
  if (causeOf(error, CallerGone)) return problems.unavailable(error);
  if (isUnavailable(error)) return problems.unavailable(error);
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return problems.tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problems.unsupportedMediaType();
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || code === 'FST_ERR_CTP_INVALID_JSON_BODY') return problems.invalidJson();
  if (error instanceof SyntaxError && statusCode === 400) return problems.invalidJson();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return problems.invalidRequest();
  return problems.internal();
}
