import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/** A URL without its query, which may contain tokens, codes or signatures. */
export const withoutSecrets = (url: string) => url.replace(/[?#].*/s, '?…');

/** An error for the log, without the parameters that the query builder puts into its messages. */
export const describeError = (error: Error & { code?: unknown }) => ({
  type: error.name,
  message: error.message.split('\nparams:')[0] ?? '',
  // bounded: a stack of this process
  stack: (error.stack ?? '').replace(/\nparams:.*(?=\n\s+at )/s, ''),
  ...(error.cause instanceof Error ? { cause: error.cause.message } : {}),
  ...(error.code === undefined ? {} : { code: error.code }),
});

/** What an operator looks up after a break-in: who signed in when, from where, and whose password changed. */
type AuditEvent =
  | 'data_export_failed'
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'email_confirmed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'password_change_failed'
  | 'signed_out_elsewhere'
  | 'data_exported'
  | 'account_deleted'
  | 'account_deletion_failed'
  | 'code_asked'
  | 'wrong_code'
  | 'owner_check_failed'
  | 'codes_turned_on'
  | 'codes_turned_off'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed';

/**
 * Writes such an event whatever the level of the log, unless it is `silent`. Ids instead of emails: what someone typed
 * in the wrong field may be a password.
 */
export function audit(request: FastifyRequest, event: AuditEvent, userId?: string): void {
  const { ip, log } = request;
  log.child({}, { level: 'info' }).info({ audit: event, ...(userId === undefined ? {} : { userId }), ip }, 'audit');
}

/** JSON lines on standard output, without secrets or personal data. */
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
