// A PostgreSQL that survives its machine, from Debian's packages: two hosts with Patroni, etcd, HAProxy and PgBouncer.
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descendants, HERE, NET, startHost, startSwitch } from '../hosts.mjs';
import { requirePrograms, startProgram, untilReady } from '../programs.mjs';
import { mustRun, run } from '../steps.mjs';

const PACKAGES = 'etcd-server patroni haproxy pgbouncer postgresql-15 iproute2';
const HOSTS = { one: `${NET}.11`, two: `${NET}.12` };
const PORTS = { etcd: 2379, peers: 2380, patroni: 8008, postgres: 5432, write: 5000, pooler: 6432 };
const PASSWORD = 'not-secret-here';
const BIN = '/usr/lib/postgresql/15/bin';
/** Patroni counts ttl ≥ loop_wait + 2 × retry_timeout: a host that is silent for ttl seconds is replaced. */
const TIMES = { ttl: 8, loop_wait: 1, retry_timeout: 3 };

export function requireCluster() {
  requirePrograms(['etcd', 'patroni', 'haproxy', 'pgbouncer', 'ip', 'nsenter', 'unshare'], PACKAGES);
}

/** Starts it in a folder that it owns. Call it in a network namespace of its own. */
export async function startCluster(folder) {
  const postgres = Number((await mustRun('id', ['-u', 'postgres'])).trim());
  const own = (path) => chownSync(path, postgres, -1);
  chmodSync(folder, 0o755);
  const directory = (name) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    own(path);
    return path;
  };
  const write = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    own(path);
    return path;
  };
  const asPostgres = { user: 'postgres', env: { HOME: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } };
  const ip = (...args) => mustRun('ip', args);

  await startSwitch();

  const etcd = startProgram(
    'etcd',
    [
      // Patroni 3.0.2 overwrites the leader's key through v3: a host that comes back loses what was acknowledged meanwhile.
      '--enable-v2=true',
      ...['--name', 'etcd', '--data-dir', directory('etcd')],
      ...[
        '--listen-client-urls',
        `http://${HERE}:${PORTS.etcd}`,
        '--advertise-client-urls',
        `http://${HERE}:${PORTS.etcd}`,
      ],
      ...['--listen-peer-urls', `http://${HERE}:${PORTS.peers}`],
      ...['--initial-advertise-peer-urls', `http://${HERE}:${PORTS.peers}`],
      ...['--initial-cluster', `etcd=http://${HERE}:${PORTS.peers}`],
    ],
    asPostgres,
  );
  await untilReady(etcd, async () => (await fetch(`http://${HERE}:${PORTS.etcd}/health`)).ok);

  const running = {};
  async function startPatroni(name) {
    const script = `exec setpriv --reuid=postgres --regid=postgres --init-groups patroni ${join(folder, `${name}.json`)}`;
    running[name] = await startHost({ name, address: HOSTS[name], script, env: asPostgres.env });
    return running[name];
  }

  for (const [name, address] of Object.entries(HOSTS)) {
    directory(name);
    write(`${name}.json`, JSON.stringify(patroniSettings(folder, name, address)));
  }
  const first = await startPatroni('one');
  await untilReady(first, async () => (await primary()) === 'one');
  const second = await startPatroni('two');
  await untilReady(second, isHealthy);

  const haproxy = startProgram('haproxy', ['-db', '-f', write('haproxy.cfg', HAPROXY)], asPostgres);
  write('users.txt', `"postgres" "${PASSWORD}"\n`);
  const pgbouncer = startProgram('pgbouncer', [write('pgbouncer.ini', pgbouncerSettings(folder))], asPostgres);
  const url = (place) => `postgres://postgres:${PASSWORD}@${place}/postgres`;

  /** Which host is the primary, by its own word. */
  async function primary() {
    for (const name of Object.keys(HOSTS)) if (await says(name, 'primary')) return name;
    return undefined;
  }
  async function isHealthy() {
    const name = await primary();
    return name !== undefined && (await says(otherThan(name), 'synchronous'));
  }
  const strikes = {
    async killed(name) {
      await running[name].end();
      // The kernel takes a moment to clear up its network.
      await run('ip', ['link', 'delete', name]);
      // A machine that starts again counts its processes from the start, so this number may be another's.
      rmSync(join(folder, name, 'data/postmaster.pid'), { force: true });
      return () => startPatroni(name);
    },
    async frozen(name) {
      const all = () => descendants(running[name].pid);
      // What was started meanwhile is found by the second look.
      for (const _ of [1, 2]) for (const pid of all()) process.kill(pid, 'SIGSTOP');
      return async () => {
        for (const pid of all()) process.kill(pid, 'SIGCONT');
      };
    },
    async 'cut off'(name) {
      await ip('link', 'set', name, 'down');
      return () => ip('link', 'set', name, 'up');
    },
  };
  return {
    /** The pooler, the primary through HAProxy, and both hosts: each may be the replica. */
    urls: {
      pooler: url(`127.0.0.1:${PORTS.pooler}`),
      primary: url(`127.0.0.1:${PORTS.write}`),
      replicas: Object.values(HOSTS).map((address) => url(`${address}:${PORTS.postgres}`)),
    },
    primary,
    isHealthy,
    kinds: Object.keys(strikes),
    /** Strikes the primary. Resolves with a function that brings its host back. */
    strike: async (kind) => strikes[kind](await primary()),
    output: () =>
      Object.entries({ etcd, haproxy, pgbouncer, ...running })
        .map(([name, program]) => `${name}:\n${program.output().slice(-1_500)}`)
        .join('\n'),
  };
}

const otherThan = (name) => Object.keys(HOSTS).find((one) => one !== name);

/** Asks a host's Patroni whether it is something. */
async function says(name, what) {
  const signal = AbortSignal.timeout(1_000);
  const answer = await fetch(`http://${HOSTS[name]}:${PORTS.patroni}/${what}`, { signal }).catch(() => undefined);
  return answer?.status === 200;
}

function patroniSettings(folder, name, address) {
  const account = (username) => ({ username, password: PASSWORD });
  return {
    scope: 'lectern',
    name,
    restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
    etcd: { host: `${HERE}:${PORTS.etcd}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: 'on', max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${PORTS.postgres}`,
      connect_address: `${address}:${PORTS.postgres}`,
      data_dir: join(folder, name, 'data'),
      bin_dir: BIN,
      pgpass: join(folder, name, 'pgpass'),
      authentication: { superuser: account('postgres'), replication: account('replicator') },
      parameters: { unix_socket_directories: join(folder, name), shared_buffers: '64MB' },
      pg_hba: [
        'local all all trust',
        `host all all ${NET}.0/24 scram-sha-256`,
        `host replication all ${NET}.0/24 scram-sha-256`,
      ],
    },
  };
}

/** Sessions on a host that is down must end: on one that is frozen or cut off, they would hang. */
const HAPROXY = `defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
listen primary
  bind 127.0.0.1:${PORTS.write}
  option httpchk OPTIONS /primary
  http-check expect status 200
${Object.entries(HOSTS)
  .map(([host, address]) => `  server ${host} ${address}:${PORTS.postgres} check port ${PORTS.patroni}`)
  .join('\n')}
`;

const pgbouncerSettings = (folder) => `[databases]
postgres = host=127.0.0.1 port=${PORTS.write}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pooler}
unix_socket_dir =
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
server_login_retry = 1
`;
