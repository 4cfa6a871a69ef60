import { createTransport } from 'nodemailer';
import type { Mailbox } from '../config.ts';
import type { DrawnMail } from './drawMail.tsx';

/** A mail with its addresses. */
export interface OutgoingMail extends DrawnMail {
  /** The same for every attempt, so that a mailbox can tell a repetition. */
  id: string;
  to: Mailbox;
  replyTo?: Mailbox | undefined;
  /** The id of the mail that this one belongs below. */
  inReplyTo?: string | undefined;
  /** Where the recipient stops mails like this one; absent for those that can't be stopped. */
  unsubscribeUrl?: string | undefined;
}

/** Why a mail was not taken, in words without a password. */
export class MailError extends Error {
  readonly isPermanent: boolean;
  /** The server can't be used at all: other mails would fail too. */
  readonly isServer: boolean;

  constructor(message: string, { isPermanent, isServer }: { isPermanent: boolean; isServer: boolean }) {
    super(message);
    this.isPermanent = isPermanent;
    this.isServer = isServer;
  }
}

export interface MailTransport {
  /** Resolves once the server has taken the mail; otherwise rejects with a {@link MailError}. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Connects and signs in; rejects with a {@link MailError}. */
  check(): Promise<void>;
}

/** Each step; the whole of a mail ends with the signal. */
const STEP_MS = 10_000;
const SILENCE_MS = 20_000;
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Sends by SMTP. Elsewhere than on this machine it requires TLS, unless the URL says `?requireTLS=false`. */
export function createSmtpTransport(smtpUrl: string, from: Mailbox): MailTransport {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const smtp = createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !LOOPBACK.includes(url.hostname) && url.searchParams.get('requireTLS') !== 'false',
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const messageIdOf = (id: string) => `<${id}@${domain}>`;
  return {
    async send({ id, to, replyTo, inReplyTo, unsubscribeUrl, subject, html, text }, signal) {
      try {
        await smtp.sendMail({
          messageId: messageIdOf(id),
          ...(inReplyTo ? { inReplyTo: messageIdOf(inReplyTo), references: messageIdOf(inReplyTo) } : {}),
          from,
          // One address, whatever is in it: nothing is read as a list.
          envelope: { from: from.address, to: [to.address] },
          to,
          ...(replyTo ? { replyTo } : {}),
          subject,
          html,
          text,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
          signal,
        });
      } catch (error) {
        throw mailErrorOf(error, url.host);
      }
    },
    async check() {
      try {
        await smtp.verify();
      } catch (error) {
        throw mailErrorOf(error, url.host);
      }
    },
  };
}

/** Mail programs show a button for it. One press is a POST (RFC 8058), which is defined for https alone. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

const MAX_REASON_CHARACTERS = 300;

/** A refusal of the mail itself (5xx to its recipient or its content) is final; everything else may pass. */
function mailErrorOf(error: unknown, host: string): MailError {
  const { message, code, command, responseCode } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const isOfMail =
    (responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')) ||
    (code === 'EENVELOPE' && command === 'API');
  return new MailError(`${host}: ${message}`.slice(0, MAX_REASON_CHARACTERS), {
    isPermanent: isOfMail && (responseCode ?? 500) >= 500,
    isServer: !isOfMail,
  });
}
