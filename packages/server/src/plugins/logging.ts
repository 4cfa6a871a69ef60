import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** An address without its query: tokens, codes, signatures and whatever else a caller puts there stay out of the log. */
export const withoutSecrets = (url: string) => url.replace(/[?#].*/s, '?…');

/** What may be written down of an error: the query builder's repeats its parameters, and they may be anything. */
export const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message.split('\nparams:')[0] ?? '',
  // bounded: a stack that this process wrote
  stack: (error.stack ?? '').replace(/\nparams:.*(?=\n\s+at )/s, ''),
  ...(error.cause instanceof Error ? { cause: error.cause.message } : {}),
  ...(error.code === undefined ? {} : { code: error.code }),
});

/** Structured lines on standard output, with nothing in them that opens something or names someone. */
export function logging(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'headers.authorization',
        '*.password',
        '*.token',
        '*.passwordHash',
        'err.params',
      ],
      censor: '…',
    },
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }),
      err: describeError,
    },
  };
}
