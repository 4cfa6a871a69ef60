import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';

const SECRET = 'x'.repeat(32);

describe('the configuration', () => {
  it('is a local demo without any variables', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      isDemo: true,
      isSeeding: true,
      logLevel: 'warn',
      trustProxy: false,
      hasServerTiming: false,
    });
    expect(readConfig({ SERVER_TIMING: '1' }).hasServerTiming).toBe(true);
    expect(readConfig({ PORT: '', TOKEN_SECRET: '' }).port).toBe(4000);
  });

  it("puts the page of the demo's partner on the next port", () => {
    expect(readConfig({}).partnerPort).toBe(4001);
    expect(readConfig({ PORT: '5000' }).partnerPort).toBe(5001);
    expect(readConfig({ PORT: '0' }).partnerPort).toBe(0);
    expect(readConfig({ PORT: '65535' }).partnerPort).toBe(0);
    expect(readConfig({ PORT: '5000', PARTNER_PORT: '7000' }).partnerPort).toBe(7000);
    expect(() => readConfig({ PARTNER_PORT: 'x' })).toThrow('PARTNER_PORT must be a port number, 0 to 65535');
  });

  it('is no demo where others can reach it, unless configured', () => {
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({ isDemo: false, isSeeding: false });
    expect(readConfig({ HOST: '0.0.0.0', DEMO: '1' })).toMatchObject({ isDemo: true, isSeeding: true });
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', TOKEN_SECRET: SECRET }).isDemo).toBe(false);
    expect(readConfig({ DEMO: '0' }).isDemo).toBe(false);
  });

  it('is plain where others can reach it without TLS, here or at a proxy', () => {
    const isPlain = (environment: Record<string, string>) => readConfig(environment).isPlain;
    expect(isPlain({})).toBe(false);
    expect(isPlain({ HOST: '0.0.0.0' })).toBe(true);
    expect(isPlain({ HOST: '0.0.0.0', PUBLIC_URL: 'http://learn.example' })).toBe(true);
    expect(isPlain({ HOST: '0.0.0.0', PUBLIC_URL: 'https://learn.example' })).toBe(false);
    expect(isPlain({ HOST: '0.0.0.0', TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' })).toBe(false);
  });

  it('shows the documents of the API in a demo, or where they are asked for', () => {
    expect(readConfig({}).hasApiDocs).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0' }).hasApiDocs).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', API_DOCS: '1' }).hasApiDocs).toBe(true);
  });

  it('takes a bucket with its key, and names what is wrong', () => {
    const bucket = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'a-secret' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(bucket).s3).toEqual({
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'films',
      accessKeyId: 'an-id',
      secretAccessKey: 'a-secret',
      isPathStyle: false,
    });
    const elsewhere = { ...bucket, S3_ENDPOINT: 'https://storage.example/', S3_REGION: 'eu-central-1' };
    expect(readConfig(elsewhere).s3).toMatchObject({
      endpoint: 'https://storage.example',
      region: 'eu-central-1',
      isPathStyle: true,
    });
    expect(readConfig({ ...elsewhere, S3_PATH_STYLE: '0' }).s3?.isPathStyle).toBe(false);
    for (const [environment, problem] of [
      [{ S3_BUCKET: 'films' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required with S3_BUCKET'],
      [{ S3_ENDPOINT: 'https://storage.example' }, 'S3_BUCKET is required with S3_ENDPOINT and S3_REGION'],
      [{ ...bucket, S3_BUCKET: 'My_Films' }, 'S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, - and .'],
      [
        { ...bucket, S3_ENDPOINT: 'http://storage.example' },
        'S3_ENDPOINT must be an address like https://storage.example, without a path',
      ],
      [{ ...bucket, S3_REGION: 'Europe' }, 'S3_REGION must be a region, such as eu-central-1'],
      [{ ...bucket, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be 0 or 1'],
    ] as const)
      expect(() => readConfig(environment)).toThrow(new ConfigError(`Lectern cannot start:\n  ${problem}`));
  });

  it('takes the keys of Stripe together, of one mode, and never says them', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(keys).stripe).toMatchObject({ secretKey: 'sk_test_1', apiBase: undefined });
    expect(readConfig({ ...keys, STRIPE_SECRET_KEY: 'rk_test_1' }).stripe).toBeDefined();
    const problem = (changes: Record<string, string>) => {
      try {
        readConfig({ ...keys, ...changes });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(problem({ STRIPE_WEBHOOK_SECRET: '' })).toContain(
      'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY',
    );
    expect(problem({ STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toContain('must both be test keys, or both be live keys');
    expect(problem({ STRIPE_SECRET_KEY: 'pk_test_secret' })).toContain('STRIPE_SECRET_KEY must look like sk_live_…');
    expect(problem({ STRIPE_SECRET_KEY: 'pk_test_secret' })).not.toContain('pk_test_secret');
    expect(problem({ STRIPE_API_BASE: 'http://stripe.example' })).toContain('STRIPE_API_BASE must be the https://');
    expect(problem({ STRIPE_SCRIPT_URL: 'js.stripe.com' })).toContain('STRIPE_SCRIPT_URL must be the https://');
  });

  it('takes a currency and a tax, and names what it cannot take', () => {
    expect(readConfig({}).money).toEqual({ currency: 'INR', decimals: 2, taxRate: 10, taxName: 'Tax' });
    const money = readConfig({ CURRENCY: 'JPY', TAX_RATE: '7.25', TAX_NAME: ' Sales tax ' }).money;
    expect(money).toEqual({ currency: 'JPY', decimals: 0, taxRate: 7.25, taxName: 'Sales tax' });
    expect(readConfig({ CURRENCY: 'HUF', TAX_RATE: '0' }).money).toMatchObject({ decimals: 2, taxRate: 0 });
    for (const [name, value, message] of [
      ['CURRENCY', 'eur', '"eur" is no currency\'s code'],
      ['CURRENCY', 'ABC', '"ABC" is no currency\'s code'],
      ['CURRENCY', 'KWD', 'KWD has three decimals, and prices have at most two'],
      ['TAX_RATE', '100.01', 'must be at most 100'],
      ['TAX_RATE', '-1', 'must be a percentage'],
      ['TAX_RATE', '1.234', 'must be a percentage'],
      ['TAX_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
      ['TAX_NAME', 'a\nb', 'must be one line'],
      ['TAX_NAME', '  ', 'must be a name'],
    ] as const) {
      expect(() => readConfig({ [name]: value }), value).toThrow(`${name} ${message}`);
    }
  });

  it('takes a mail server with a sender and the address that mails link to', () => {
    const given = {
      SMTP_URL: 'smtp://lectern:p%40ss@mail.example:587',
      MAIL_FROM: 'Lectern <hello@learn.example>',
      PUBLIC_URL: 'https://learn.example',
    };
    const from = { name: 'Lectern', address: 'hello@learn.example' };
    expect(readConfig(given).mail).toEqual({ smtpUrl: given.SMTP_URL, from });
    expect(readConfig({}).mail).toBeUndefined();
    expect(() => readConfig({ ...given, MAIL_FROM: '' })).toThrow('MAIL_FROM is required with SMTP_URL');
    expect(() => readConfig({ ...given, PUBLIC_URL: '' })).toThrow('PUBLIC_URL is required with SMTP_URL');
    for (const wrong of ['mail.example', 'https://mail.example', 'smtp://', 'smtp://a:%zz@mail.example'])
      expect(() => readConfig({ ...given, SMTP_URL: wrong })).toThrow('SMTP_URL must be an address like smtp://');
    for (const wrong of ['Lectern', 'a@b, c@d', 'A <a@b.example>\r\nBcc: c@d.example', `${'a'.repeat(400)}@b.example`])
      expect(() => readConfig({ ...given, MAIL_FROM: wrong })).toThrow('MAIL_FROM');
  });

  it('takes an address for reports of weaknesses', () => {
    expect(readConfig({ SECURITY_CONTACT: 'mailto:safe@learn.example' }).securityContact).toBe(
      'mailto:safe@learn.example',
    );
    expect(() => readConfig({ SECURITY_CONTACT: 'safe@learn.example' })).toThrow(
      'SECURITY_CONTACT must be an address like mailto:security@example.com',
    );
    expect(() => readConfig({ SECURITY_CONTACT: 'mailto:a\nPolicy: b' })).toThrow('SECURITY_CONTACT');
  });

  it('reports all errors, one line each', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        DATABASE_URL: 'mysql://x',
        TOKEN_SECRET: 'short',
        MEDIA_ORIGINS: 'https://a.example, nonsense',
        LOG_LEVEL: 'loud',
        DEMO: 'perhaps',
      });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      [
        'Lectern cannot start:',
        '  PORT must be a port number, 0 to 65535',
        '  DATABASE_URL must start with postgres://',
        '  TOKEN_SECRET must be at least 32 bytes, such as `openssl rand -hex 32`',
        '  MEDIA_ORIGINS "nonsense" is not an address like https://example.com',
        '  DEMO must be 0 or 1',
        '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      ].join('\n'),
    );
  });

  it('takes a certificate with its key, and then https alone', () => {
    const files = { TLS_KEY: '/etc/key.pem', TLS_CERT: '/etc/cert.pem' };
    expect(readConfig({})).toMatchObject({ tls: undefined, isAlwaysHttps: false });
    expect(readConfig({ ...files, HOST: '0.0.0.0' })).toMatchObject({
      tls: { keyFile: '/etc/key.pem', certFile: '/etc/cert.pem' },
      isAlwaysHttps: true,
    });
    // Other programs use the host of the developer's machine, without https.
    expect(readConfig(files).isAlwaysHttps).toBe(false);
    expect(readConfig({ ...files, PUBLIC_URL: 'https://learn.example' }).isAlwaysHttps).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'http://learn.example' }).isAlwaysHttps).toBe(false);
    expect(() => readConfig({ TLS_KEY: 'key.pem' })).toThrow('TLS_CERT is required with TLS_KEY');
    expect(() => readConfig({ ...files, PUBLIC_URL: 'http://learn.example' })).toThrow(
      'PUBLIC_URL must start with https:// with TLS_CERT',
    );
  });

  it('requires TOKEN_SECRET with a shared database', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://x/y' })).toThrow('TOKEN_SECRET is required with DATABASE_URL');
  });

  it('takes the direct address of a database behind a pooler', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://x/y' };
    expect(readConfig({ ...direct, DATABASE_URL: 'postgres://pool/y', TOKEN_SECRET: SECRET })).toMatchObject({
      databaseUrl: 'postgres://pool/y',
      databaseDirectUrl: 'postgres://x/y',
    });
    expect(() => readConfig(direct)).toThrow(
      'DATABASE_URL is required with DATABASE_DIRECT_URL: it is the address of the pooler',
    );
  });

  it('takes replicas of a database', () => {
    expect(readConfig({}).databaseReplicaUrls).toEqual([]);
    const replicas = { DATABASE_REPLICA_URLS: 'postgres://one/y, postgres://two/y' };
    expect(
      readConfig({ ...replicas, DATABASE_URL: 'postgres://x/y', TOKEN_SECRET: SECRET }).databaseReplicaUrls,
    ).toEqual(['postgres://one/y', 'postgres://two/y']);
    expect(() => readConfig(replicas)).toThrow('DATABASE_URL is required with DATABASE_REPLICA_URLS');
    expect(() => readConfig({ DATABASE_REPLICA_URLS: 'one' })).toThrow(
      'DATABASE_REPLICA_URLS must start with postgres://',
    );
  });

  it('parses origins', () => {
    expect(
      readConfig({ PUBLIC_URL: 'https://learn.example/', MEDIA_ORIGINS: 'https://a.example,http://b.example:8080/' }),
    ).toMatchObject({
      publicUrl: 'https://learn.example',
      mediaOrigins: ['https://a.example', 'http://b.example:8080'],
    });
    expect(() => readConfig({ PUBLIC_URL: 'https://learn.example/shop' })).toThrow('PUBLIC_URL');
  });
});
