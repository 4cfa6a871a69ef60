// An S3 server for the tests, and to try the marketplace with: OpenStack Swift from Debian's packages, on loopback.
// `node scripts/s3.mjs COMMAND…` runs a command with its S3_ variables, and ends with it.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts, requirePrograms, runWith, startProgram } from './programs.mjs';
import { mustRun } from './steps.mjs';

const PACKAGES = 'swift-proxy swift-account swift-container swift-object memcached';
const stores = ['account', 'container', 'object'];
const programs = ['memcached', 'swift-ring-builder', ...[...stores, 'proxy'].map(programOf)];
const START_TIMEOUT_MS = 30_000;

/**
 * Starts a temporary server, without rules for pages of other origins where `hasCors` is false. Resolves with what a client needs and a function that stops it; rejects with what to install
 * where a program is missing. It ends with this process, however that ends.
 */
export async function startS3({ hasCors = true } = {}) {
  requirePrograms(programs, PACKAGES);
  const directory = mkdtempSync(join(tmpdir(), 'lectern-s3-'));
  const children = [];
  const run = (program, args) => children.push(startProgram(program, args));
  const stop = async () => {
    await Promise.all(children.map((child) => child.end()));
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const secret = randomBytes(20).toString('hex');
    const ports = await freePorts(['cache', 'proxy', ...stores]);
    await configure(directory, ports, secret, hasCors);
    const user = userInfo().username;
    // s3api refuses to work without one.
    run('memcached', ['-l', '127.0.0.1', '-U', '0', '-p', String(ports.cache), '-m', '16', '-u', user]);
    for (const name of [...stores, 'proxy']) run(programOf(name), [join(directory, `${name}.conf`)]);
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    const hasEnded = () => children.some((child) => child.hasEnded());
    await ready(`${endpoint}/auth/v1.0`, { 'x-auth-user': USER, 'x-auth-key': secret }, hasEnded).catch((error) => {
      throw new Error(
        `The S3 server did not start: ${error.message}\n${children.map((child) => child.output()).join('\n')}`,
      );
    });
    // The key and the secret, as `TEST_DATABASE_URL` has those of the database.
    const url = endpoint.replace('//', `//${encodeURIComponent(USER)}:${secret}@`);
    return { endpoint, region: REGION, bucket: BUCKET, accessKeyId: USER, secretAccessKey: secret, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const USER = 'lectern:lectern';
const REGION = 'us-east-1';
const BUCKET = 'lectern';
const CORS = {
  cors_allow_origin: '*',
  cors_expose_headers: 'etag, content-length, content-range, accept-ranges',
  strict_cors_mode: false,
};

function programOf(name) {
  return `swift-${name}-server`;
}

/** Writes the settings, and the rings that say on which disk an object is: here always the only one. */
async function configure(directory, ports, secret, hasCors) {
  mkdirSync(join(directory, 'disks/one'), { recursive: true });
  mkdirSync(join(directory, 'cache'));
  const write = (name, sections) =>
    writeFileSync(
      join(directory, name),
      Object.entries(sections)
        .map(([section, settings]) =>
          [`[${section}]`, ...Object.entries(settings).map(([key, value]) => `${key} = ${value}`), ''].join('\n'),
        )
        .join('\n'),
      { mode: 0o600 },
    );
  const random = () => randomBytes(16).toString('hex');
  write('swift.conf', {
    'swift-hash': { swift_hash_path_suffix: random(), swift_hash_path_prefix: random() },
    'storage-policy:0': { name: 'one-disk', default: 'yes' },
  });
  const common = (port) => ({
    bind_ip: '127.0.0.1',
    bind_port: port,
    user: userInfo().username,
    workers: 0,
    swift_dir: directory,
    devices: join(directory, 'disks'),
    mount_check: false,
    fallocate_reserve: 0,
    recon_cache_path: join(directory, 'cache'),
    log_level: 'WARNING',
    // Not to the machine's log.
    log_address: join(directory, 'no-log'),
  });
  for (const name of stores) {
    write(`${name}.conf`, {
      DEFAULT: common(ports[name]),
      'pipeline:main': { pipeline: `${name}-server` },
      [`app:${name}-server`]: { use: `egg:swift#${name}` },
    });
    const ring = join(directory, `${name}.builder`);
    // 256 partitions, one copy, no wait between changes.
    await mustRun('swift-ring-builder', [ring, 'create', '8', '1', '0']);
    await mustRun('swift-ring-builder', [ring, 'add', `r1z1-127.0.0.1:${ports[name]}/one`, '1']);
    await mustRun('swift-ring-builder', [ring, 'rebalance']);
  }
  const filters = {
    catch_errors: {},
    cache: { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${ports.cache}` },
    s3api: { location: REGION, ...(hasCors ? { cors_preflight_allow_origin: '*' } : {}) },
    tempauth: { [`user_${USER.replace(':', '_')}`]: `${secret} .admin` },
    container_quotas: {},
    copy: {},
    bulk: {},
    slo: {},
    dlo: {},
    versioned_writes: {},
    symlink: {},
  };
  write('proxy.conf', {
    DEFAULT: {
      ...common(ports.proxy),
      ...(hasCors ? CORS : {}),
    },
    'pipeline:main': { pipeline: [...Object.keys(filters), 'proxy-server'].join(' ') },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: true },
    ...Object.fromEntries(
      Object.entries(filters).map(([name, settings]) => [`filter:${name}`, { use: `egg:swift#${name}`, ...settings }]),
    ),
  });
}

/** Asks until all parts of the server answer. */
async function ready(address, headers, hasEnded) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const problem = await tryOnce(address, headers).catch((error) => error.cause?.code ?? error.message);
    if (problem === undefined) return;
    if (hasEnded()) throw new Error('a part of it ended');
    if (Date.now() > deadline) throw new Error(problem);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Signs in, makes the bucket and puts a file there, which takes every part of the server. */
async function tryOnce(address, headers) {
  const signIn = await fetch(address, { headers });
  if (!signIn.ok) return `the answer ${signIn.status}`;
  const bucket = `${signIn.headers.get('x-storage-url')}/${BUCKET}`;
  for (const [method, url] of [
    ['PUT', bucket],
    ['PUT', `${bucket}/ready`],
    ['DELETE', `${bucket}/ready`],
  ]) {
    const answer = await fetch(url, { method, headers: { 'x-auth-token': signIn.headers.get('x-auth-token') } });
    if (!answer.ok) return `the answer ${answer.status}`;
  }
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runWith('scripts/s3.mjs', startS3, (server) => ({
    S3_ENDPOINT: server.endpoint,
    S3_REGION: server.region,
    S3_BUCKET: server.bucket,
    S3_ACCESS_KEY_ID: server.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.secretAccessKey,
    TEST_S3_URL: server.url,
  }));
}
