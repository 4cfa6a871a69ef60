import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Party } from '@lectern/sdk/api';
import { type Money, moneyOf, usualMoney } from '@lectern/sdk/rules';
import * as z from 'zod';
import type { CertificateFiles } from './certificate.ts';
import { ConfigError } from './configError.ts';
import { currencyProblem } from './currency.ts';
import { packageRoot } from './packageRoot.ts';
import type { StripeConfig } from './payments/stripePayments.ts';
import { type Shares, usualShares } from './resources/earnings/shares.ts';
import { S3_REQUIRED, type S3Settings, s3Of, s3Variables } from './storage/s3Settings.ts';
import { type TraceSettings, tracesOf, traceVariables } from './traces/traceSettings.ts';
import type { UploadLimits } from './uploads/quota.ts';

/** The configuration, read once from the environment by `main.ts`. */
export interface Config {
  host: string;
  /** 0: a free port. */
  port: number;
  /** How long the server answers on after it was told to end, until load balancers have noticed. */
  drainSeconds: number;
  /** Caches in front of the servers that keep what is the same for all visitors; absent: there are none. */
  sharedCaches: { seconds: number; purgeUrls: readonly string[] } | undefined;
  /** Where Prometheus reads figures; absent: there are none. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces of requests go; absent: there are none. */
  traces: TraceSettings | undefined;
  dataDir: string;
  storageDir: string;
  /** Absent: files are in `storageDir`. */
  s3: S3Settings | undefined;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` is the address of a pooler in transaction mode. */
  databaseDirectUrl: string | undefined;
  /** Copies of the database, which answer visitors. */
  databaseReplicaUrls: readonly string[];
  /** Absent: created once and stored in `dataDir`. */
  tokenSecret: string | undefined;
  /** The origin in URLs of files and pages, without a trailing slash; absent: the origin of each request. */
  publicUrl: string | undefined;
  /** Absent: HTTP/1.1 without TLS. */
  tls: CertificateFiles | undefined;
  /** Whether browsers are told to use https only, for a year. Never on loopback, which other programs share. */
  isAlwaysHttps: boolean;
  /** What signs certificates, and prints more scripts than the server's fonts have: paths of files. */
  certificates: { keyFile: string | undefined; fonts: readonly string[] };
  /** Whether others can reach the server, and what they send is not encrypted. */
  isPlain: boolean;
  /** Where someone reports a weakness, as a URL; absent: there is no `security.txt`. */
  securityContact: string | undefined;
  /** Whether the documents of the API are public. */
  hasApiDocs: boolean;
  /** Origins of HLS videos; plain files play from every https URL. */
  mediaOrigins: readonly string[];
  isDemo: boolean;
  /** Absent: no sign-in provider; the demo shows a page of its own. */
  oidc: OidcConfig | undefined;
  /** Absent: nothing can be bought, but in the demo, where nothing is charged. */
  stripe: StripeConfig | undefined;
  /** Below this progress in a course, in percent, a refund is granted by itself; otherwise an admin decides. */
  refundMaxProgress: number;
  /** What archives of `backup` are encrypted with; absent: nothing. */
  backupKey: string | undefined;
  /** Absent: no mail is sent. */
  mail: MailConfig | undefined;
  /** Who receipts and credit notes are from; absent: they name the site alone. */
  seller: Party | undefined;
  /** What courses are sold in, and how they are taxed. */
  money: Money;
  /** What instructors, and partners for their buyers, get of a sale. */
  shares: Shares;
  /** Whether admins need a second factor before they may do what admins do. */
  adminSecondFactor: 'optional' | 'required';
  /** Whether partners' webhooks may lead into private networks, and on loopback without TLS. */
  hasPrivateWebhooks: boolean;
  /** Whether an empty database is filled with the demo's courses. */
  isSeeding: boolean;
  trustProxy: boolean | string;
  /** Films that are prepared for streaming at the same time; 0: none ever. The path is of ffmpeg, absent: in `PATH`. */
  video: { workers: number; ffmpeg: string | undefined };
  /** What one account may store. */
  uploads: UploadLimits;
  /** Whether responses say how long the server took for them. */
  hasServerTiming: boolean;
  logLevel: (typeof logLevels)[number];
  /** The built site; absent: none is served. */
  siteDir: string | undefined;
  /** The port of the demo's page of a partner; 0: a free one. */
  partnerPort: number;
  /** The built frames and fragments for partners' pages; absent: none are served. */
  framesDir: string | undefined;
  /** The built loader for partners' pages; absent: none is served. */
  loaderDir: string | undefined;
  /** The folder of the built plugin for WordPress; absent: none can be downloaded. */
  wordpressDir: string | undefined;
  /** The built documentation; absent: none is served. */
  docsDir: string | undefined;
}

/** An OpenID Connect provider, such as Google's `https://accounts.google.com`. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A mail server, and the addresses in what it sends. */
interface MailConfig {
  /** With the user name and the password. */
  smtpUrl: string;
  from: Mailbox;
  /** Who answers messages to support; absent: nobody is told of them by mail. */
  support: Mailbox | undefined;
}

/** An address with the name that mail programs show. */
export interface Mailbox {
  name: string;
  address: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Plain http is allowed on loopback only. */
function isSafeAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
}

/** A key of Stripe's, which is never shown. */
const key = (pattern: RegExp, looks: string) => z.string().regex(pattern, `must look like ${looks}`).optional();

/** RFC 9116. */
const isContact = (value: string) => /^(mailto:|https:\/\/|tel:)[^\s]+$/.test(value);

function isMailServer(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '' && isDecodable(url);
}

/** An unencoded % in a password is none of a URL. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return typeof decodeURIComponent(username + password) === 'string';
  } catch {
    return false;
  }
}

/** `Name <name@example.com>`, or the address alone; undefined for anything that could be read as more than one. */
function readMailbox(value: string): Mailbox | undefined {
  const text = value.trim();
  const begin = text.endsWith('>') ? text.indexOf('<') : -1;
  const given = begin < 0 ? '' : text.slice(0, begin).trim();
  const name = given.length > 1 && given.startsWith('"') && given.endsWith('"') ? given.slice(1, -1) : given;
  const address = begin < 0 ? text : text.slice(begin + 1, -1);
  const isOne = !/["<>@\r\n]/.test(name) && /^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(address);
  return isOne ? { name, address } : undefined;
}

const mailbox = z
  .string()
  .max(320)
  .transform((value, context): Mailbox => {
    const found = readMailbox(value);
    if (found) return found;
    context.addIssue(`"${value}" is not an address like Lectern <hello@example.com>`);
    return z.NEVER;
  });

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .transform((value) => value === '1' || value === 'true');

const origin = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  context.addIssue(`"${value}" is not an address like https://example.com`);
  return z.NEVER;
});

const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin))
  .default([]);

const addresses = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => /^https?:\/\//.test(one) && URL.canParse(one)),
    'must be addresses like http://cache:6081/',
  )
  .default([]);

const wholeNumber = (least: number, most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);

/** Up to two decimals: shares of a hundredth of a per cent are exact. */
const percentage = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a percentage, such as 70 or 12.5')
  .transform(Number)
  .refine((value) => value <= 100, 'must be at most 100');

const currency = z.string().transform((code, context) => {
  const problem = currencyProblem(code);
  if (problem === undefined) return code;
  context.addIssue(problem);
  return z.NEVER;
});

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number, 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number, 0 to 65535');

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  PARTNER_PORT: port.optional(),
  DRAIN_SECONDS: wholeNumber(0, 600, 'must be a number of seconds, 0 to 600').default(0),
  SHARED_CACHE_SECONDS: wholeNumber(0, 3_600, 'must be a number of seconds, 0 to 3600').default(0),
  PURGE_URLS: addresses,
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ...traceVariables,
  DATA_DIR: z.string().min(1).default('./.data'),
  STORAGE_DIR: z.string().min(1).optional(),
  ...s3Variables,
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(databaseAddress))
    .default([]),
  TOKEN_SECRET: z
    .string()
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'must be at least 32 bytes, such as `openssl rand -hex 32`')
    .optional(),
  PUBLIC_URL: origin.optional(),
  TLS_KEY: z.string().min(1).optional(),
  TLS_CERT: z.string().min(1).optional(),
  MEDIA_ORIGINS: origins,
  DEMO: flag.optional(),
  OIDC_ISSUER: z
    .string()
    .refine(isSafeAddress, 'must be the https:// address of an OpenID Connect provider')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: key(/^[rs]k_(test|live)_\w{1,300}$/, 'sk_live_… or sk_test_…, or a restricted rk_…'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w{1,300}$/, 'pk_live_… or pk_test_…'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\w{1,300}$/, 'whsec_…, the signing secret of the webhook endpoint'),
  STRIPE_API_BASE: z
    .string()
    .refine(isSafeAddress, 'must be the https:// address of an API like Stripe’s')
    .pipe(origin)
    .optional(),
  STRIPE_SCRIPT_URL: z
    .string()
    .refine(isSafeAddress, 'must be the https:// address of a script like Stripe’s')
    .optional(),
  REFUND_MAX_PROGRESS: wholeNumber(0, 100, 'must be a number of percent, 0 to 100').default(30),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'must be an address like smtp://user:password@mail.example:587, or smtps://')
    .optional(),
  MAIL_FROM: mailbox.optional(),
  SELLER_NAME: z.string().trim().max(200).optional(),
  SELLER_ADDRESS: z.string().trim().max(500).optional(),
  SELLER_TAX_NUMBER: z.string().trim().max(50).optional(),
  SUPPORT_EMAIL: mailbox.optional(),
  CURRENCY: currency.default(usualMoney.currency),
  TAX_RATE: percentage.default(usualMoney.taxRate),
  TAX_NAME: z
    .string()
    .trim()
    .min(1, 'must be a name, such as VAT')
    .max(40, 'must have at most 40 characters')
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .default(usualMoney.taxName),
  INSTRUCTOR_SHARE: percentage.default(usualShares.instructor),
  PARTNER_SHARE: percentage.default(usualShares.partner),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  SEED: flag.optional(),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((value) => (value === '0' ? false : value === '1' ? true : value)),
  STORAGE_PER_ACCOUNT: wholeNumber(1, 1_000_000, 'must be a number of megabytes, 1 to 1000000').default(20_480),
  VIDEO_WORKERS: wholeNumber(0, 16, 'must be a number from 0 to 16').default(1),
  FFMPEG_PATH: z.string().min(1).optional(),
  UPLOADS_AT_ONCE: wholeNumber(1, 100, 'must be a number from 1 to 100').default(3),
  UPLOADS_IN_PARTS: flag.default(true),
  SECURITY_CONTACT: z.string().refine(isContact, 'must be an address like mailto:security@example.com').optional(),
  API_DOCS: flag.optional(),
  PRIVATE_WEBHOOKS: flag.default(false),
  BACKUP_KEY: z.string().min(1).optional(),
  CERTIFICATE_KEY: z.string().min(1).optional(),
  CERTIFICATE_FONTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  SERVER_TIMING: flag.default(false),
  SITE_DIR: z.string().min(1).optional(),
});

/** Each of these groups is set as a whole or not at all. */
const TLS = ['TLS_KEY', 'TLS_CERT'];
const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
const MAIL = ['SMTP_URL', 'MAIL_FROM'];
const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];

/** Test or live; undefined for what is no key. */
const modeOf = (stripeKey = '') => /^[a-z]k_(test|live)_/.exec(stripeKey)?.[1];

export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable counts as not set.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  if (given.DATABASE_URL && !given.TOKEN_SECRET) {
    problems.push('TOKEN_SECRET is required with DATABASE_URL: every server of the database must use the same one');
  }
  if (given.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    problems.push('DATABASE_URL is required with DATABASE_DIRECT_URL: it is the address of the pooler');
  }
  if (given.DATABASE_REPLICA_URLS && !given.DATABASE_URL) {
    problems.push('DATABASE_URL is required with DATABASE_REPLICA_URLS');
  }
  for (const group of [TLS, OIDC, MAIL, STRIPE, S3_REQUIRED]) {
    const missing = group.filter((name) => !given[name]);
    if (missing.length === 0 || missing.length === group.length) continue;
    problems.push(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} required with ${group.filter((name) => given[name]).join(' and ')}`,
    );
  }
  if (modeOf(given.STRIPE_SECRET_KEY) !== modeOf(given.STRIPE_PUBLISHABLE_KEY)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys, or both be live keys');
  }
  if (given.TLS_CERT && given.PUBLIC_URL?.startsWith('http:')) {
    problems.push('PUBLIC_URL must start with https:// with TLS_CERT');
  }
  if (OIDC.every((name) => given[name]) && !given.PUBLIC_URL) {
    problems.push('PUBLIC_URL is required with OIDC_ISSUER: the provider sends people back to it');
  }
  if (parsed.success && parsed.data.INSTRUCTOR_SHARE + parsed.data.PARTNER_SHARE > 100) {
    problems.push('INSTRUCTOR_SHARE and PARTNER_SHARE must be at most 100 together');
  }
  const sellerParts = ['SELLER_ADDRESS', 'SELLER_TAX_NUMBER'].filter((name) => given[name]);
  if (sellerParts.length > 0 && !given.SELLER_NAME) {
    problems.push(`SELLER_NAME is required with ${sellerParts.join(' and ')}`);
  }
  if ((given.S3_ENDPOINT || given.S3_REGION) && !given.S3_BUCKET) {
    problems.push('S3_BUCKET is required with S3_ENDPOINT and S3_REGION');
  }
  if (parsed.success && parsed.data.PURGE_URLS.length > 0 && parsed.data.SHARED_CACHE_SECONDS === 0) {
    problems.push('SHARED_CACHE_SECONDS is required with PURGE_URLS');
  }
  if (given.SMTP_URL && !given.PUBLIC_URL) {
    problems.push('PUBLIC_URL is required with SMTP_URL: mails link to it');
  }
  if (given.SUPPORT_EMAIL && !given.SMTP_URL) {
    problems.push('SMTP_URL is required with SUPPORT_EMAIL: messages to support are sent there by mail');
  }
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`Lectern cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const env = parsed.data;
  const isDemo = env.DEMO ?? (!env.DATABASE_URL && LOOPBACK.includes(env.HOST));
  const dataDir = resolve(env.DATA_DIR);
  const builtSite = join(packageRoot, '../demo-site/dist');
  const builtFrames = join(packageRoot, '../frames/dist');
  const builtLoader = join(packageRoot, '../embed/dist/cdn');
  const builtPlugin = join(packageRoot, '../wordpress/dist');
  const builtDocs = join(packageRoot, '../docs/dist');
  return {
    host: env.HOST,
    port: env.PORT,
    drainSeconds: env.DRAIN_SECONDS,
    sharedCaches:
      env.SHARED_CACHE_SECONDS === 0 ? undefined : { seconds: env.SHARED_CACHE_SECONDS, purgeUrls: env.PURGE_URLS },
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    traces: tracesOf(env),
    dataDir,
    storageDir: env.STORAGE_DIR ? resolve(env.STORAGE_DIR) : join(dataDir, 'files'),
    s3: s3Of(env),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    tokenSecret: env.TOKEN_SECRET,
    publicUrl: env.PUBLIC_URL,
    tls: env.TLS_KEY && env.TLS_CERT ? { keyFile: resolve(env.TLS_KEY), certFile: resolve(env.TLS_CERT) } : undefined,
    certificates: {
      keyFile: env.CERTIFICATE_KEY && resolve(env.CERTIFICATE_KEY),
      fonts: env.CERTIFICATE_FONTS.map((path) => resolve(path)),
    },
    isPlain: !LOOPBACK.includes(env.HOST) && !env.TLS_CERT && !env.PUBLIC_URL?.startsWith('https:'),
    securityContact: env.SECURITY_CONTACT,
    hasApiDocs: env.API_DOCS ?? isDemo,
    isAlwaysHttps: env.PUBLIC_URL?.startsWith('https:') ?? (env.TLS_CERT !== undefined && !LOOPBACK.includes(env.HOST)),
    mediaOrigins: env.MEDIA_ORIGINS,
    isDemo,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET
        ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
        : undefined,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiBase: env.STRIPE_API_BASE,
            scriptUrl: env.STRIPE_SCRIPT_URL,
          }
        : undefined,
    backupKey: env.BACKUP_KEY,
    refundMaxProgress: env.REFUND_MAX_PROGRESS,
    seller: env.SELLER_NAME
      ? {
          name: env.SELLER_NAME,
          // One line in the environment.
          ...(env.SELLER_ADDRESS ? { address: env.SELLER_ADDRESS.replaceAll('\\n', '\n') } : {}),
          ...(env.SELLER_TAX_NUMBER ? { taxNumber: env.SELLER_TAX_NUMBER } : {}),
        }
      : undefined,
    mail:
      env.SMTP_URL && env.MAIL_FROM
        ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, support: env.SUPPORT_EMAIL }
        : undefined,
    money: moneyOf({ currency: env.CURRENCY, taxRate: env.TAX_RATE, taxName: env.TAX_NAME }),
    shares: { instructor: env.INSTRUCTOR_SHARE, partner: env.PARTNER_SHARE },
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    hasPrivateWebhooks: env.PRIVATE_WEBHOOKS,
    isSeeding: env.SEED ?? isDemo,
    trustProxy: env.TRUST_PROXY,
    video: { workers: env.VIDEO_WORKERS, ffmpeg: env.FFMPEG_PATH && resolve(env.FFMPEG_PATH) },
    uploads: {
      bytes: env.STORAGE_PER_ACCOUNT * 1024 * 1024,
      atOnce: env.UPLOADS_AT_ONCE,
      inParts: env.UPLOADS_IN_PARTS,
    },
    hasServerTiming: env.SERVER_TIMING,
    logLevel: env.LOG_LEVEL,
    siteDir: env.SITE_DIR ? resolve(env.SITE_DIR) : existsSync(builtSite) ? builtSite : undefined,
    // The next one, unless any port will do.
    partnerPort: env.PARTNER_PORT ?? (env.PORT === 0 || env.PORT === 65_535 ? 0 : env.PORT + 1),
    framesDir: existsSync(builtFrames) ? builtFrames : undefined,
    loaderDir: existsSync(builtLoader) ? builtLoader : undefined,
    wordpressDir: existsSync(builtPlugin) ? builtPlugin : undefined,
    docsDir: existsSync(builtDocs) ? builtDocs : undefined,
  };
}
