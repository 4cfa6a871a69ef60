// A replica as docs/operating.md makes one: the commands of its section are run as they stand there, on two hosts (see
// hosts.mjs) that have nothing but Debian's packages. Then two servers use it, and its replay is stopped: whoever has
// written reads from the primary, through either server, and everyone else from the replica. Fails if anybody reads what
// is older than their own last write.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NET, startHost, startSwitch } from './hosts.mjs';
import { freePorts, requirePrograms } from './programs.mjs';
import { runInside } from './runInside.mjs';
import { caller, startServers } from './servers.mjs';
import { mustRun, requireNode, run } from './steps.mjs';

const LIMIT_MS = 300_000;
const HOSTS = { primary: `${NET}.11`, replica: `${NET}.12` };
/** What the packages of Debian do on a host with systemd. */
const STAND_INS = {
  'apt-get': 'exec pg_createcluster 15 main --start',
  systemctl: 'exec pg_ctlcluster --skip-systemctl-redirect 15 main "$1"',
};
/** Where Debian's PostgreSQL keeps what a host has of its own. */
const OWN = { lib: '/var/lib/postgresql', etc: '/etc/postgresql', log: '/var/log/postgresql', run: '/run/postgresql' };
const BEHIND_MS = 400;
const ACTS = 40;

requireNode();
await runInside(main, {
  limitMs: LIMIT_MS,
  async before() {
    requirePrograms(['pg_createcluster', 'psql', 'ip', 'nsenter', 'unshare'], 'postgresql-15 iproute2');
    await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);
  },
});

/** The commands of the section on replicas that mention something. */
function commandsWith(word) {
  const [, section] = readFileSync('docs/operating.md', 'utf8').split('\n## Replicas\n');
  const blocks = section.split('\n## ')[0].match(/ *```sh\n[\s\S]*?```/g);
  const block = blocks.find((one) => one.includes(word));
  if (!block) throw new Error(`docs/operating.md has no command with ${word} in its section on replicas.`);
  return block.replace(/^ *```.*$/gm, '').replace(/^ {3}/gm, '');
}

async function startDebian(folder, name) {
  const own = Object.entries(OWN)
    .map(
      ([kind, path]) =>
        `mkdir -p ${folder}/${name}/${kind} && chown postgres: ${folder}/${name}/${kind} && mount --bind ${folder}/${name}/${kind} ${path}`,
    )
    .join(' && ');
  const script = `${own} && touch ${folder}/${name}/ready && exec sleep infinity`;
  mkdirSync(join(folder, name));
  const host = await startHost({ name, address: HOSTS[name], script, spaces: ['--mount'] });
  const env = { PATH: `${folder}/bin:/usr/sbin:/usr/bin:/sbin:/bin`, LC_ALL: 'C.UTF-8' };
  /** Runs commands there; throws with what they say where one fails. */
  async function sh(text, more = {}) {
    const set = Object.entries({ ...env, ...more }).map(([key, value]) => `${key}=${value}`);
    const inside = ['-t', String(host.first), '-n', '-m', '-p', '--wdns=/', 'env', '-i', ...set];
    const { code, output } = await run('nsenter', [...inside, 'bash', '-euxo', 'pipefail', '-c', text]);
    if (code !== 0) throw new Error(`On the ${name}:\n${output}`);
    return output;
  }
  await sh(`until test -e ${folder}/${name}/ready; do sleep 0.1; done`);
  const sql = async (text) =>
    (await sh(`runuser -u postgres -- psql -qAtc "${text}" lectern 2>/dev/null`)).trim().split('\n').at(-1);
  return { sh, sql };
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-replica-'));
  chmodSync(folder, 0o755);
  const problems = [];
  const expect = (isTrue, problem) => !isTrue && problems.push(problem);
  try {
    mkdirSync(join(folder, 'bin'));
    for (const [name, text] of Object.entries(STAND_INS))
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    await startSwitch();
    const addressOf = (name) => `postgres://lectern:not-secret-here@${HOSTS[name]}/lectern`;
    const primary = await startDebian(folder, 'primary');
    await primary.sh(`apt-get install postgresql
      runuser -u postgres -- psql -c "create role lectern login password 'not-secret-here'"
      runuser -u postgres -- createdb --owner lectern lectern`);
    await primary.sh(commandsWith('listen_addresses'));
    const ports = await freePorts(['one', 'two', 'first', 'figures']);
    const servers = startServers(join(folder, 'lectern'), { DATABASE_URL: addressOf('primary'), PARTNER_PORT: '0' });
    const first = await servers.serve(ports.first);
    await first.end('SIGTERM');

    const replica = await startDebian(folder, 'replica');
    const addresses = { DATABASE_URL: addressOf('primary'), REPLICA: addressOf('replica') };
    const followed = await replica.sh(commandsWith('pg_basebackup'), addresses);
    const [, courses] = /^t\|(\d+)$/m.exec(followed) ?? [];
    expect(Number(courses) > 0, `The replica does not follow:\n${followed}`);
    console.log(`The guide's commands made a replica with ${courses} courses.`);

    const withReplica = { DATABASE_REPLICA_URLS: addresses.REPLICA };
    const [one, two] = [
      await servers.serve(ports.one, { ...withReplica, METRICS_PORT: '9464' }),
      await servers.serve(ports.two, withReplica),
    ];
    await see({ one, two, primary, replica, addresses, expect });
  } catch (error) {
    problems.push(error.stack);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const problem of problems.slice(0, 10)) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Who is answered from where. */
async function see({ one, two, primary, replica, addresses, expect }) {
  const nina = caller(one.address);
  await nina.signUp('nina@example.org');
  const asha = caller(one.address);
  await asha.signUp('asha@example.org');
  const admin = caller(one.address);
  await admin.signIn('admin@lectern.example');
  /** The same person on the other server. */
  const elsewhere = (person) => caller(two.address, person.token());
  const everyone = [nina, elsewhere(nina), asha, elsewhere(asha), caller(two.address)];

  const [first] = (await nina.call('GET', '/admin/categories')).categories;
  /** Changes what everybody reads without a trigger that tells the servers: who reads the old name reads from the replica. */
  const rename = (name) =>
    primary.sql(
      `set session_replication_role = replica; update categories set name = '${name}' where id = '${first._id}'`,
    );
  const nameFor = async (person) =>
    (await person.call('GET', '/admin/categories')).categories.find(({ _id }) => _id === first._id).name;
  const names = () => Promise.all(everyone.map(nameFor));
  const pause = async () => {
    const end = await primary.sql('select pg_current_wal_insert_lsn()');
    await until(
      'the replica is behind',
      async () => (await replica.sql(`select pg_last_wal_replay_lsn() >= '${end}'`)) === 't',
    );
    await replica.sql('select pg_wal_replay_pause()');
  };
  const resume = () => replica.sql('select pg_wal_replay_resume()');

  await rename('before');
  await names();
  await pause();
  await rename('after');
  await until('not everyone is answered by the replica', async () =>
    (await names()).every((name) => name === 'before'),
  );
  await nina.call('PUT', '/user/notification-settings', { sale: false });
  const seen = await names();
  expect(seen.join() === 'after,after,before,before,before', `After Nina has written, people read ${seen}.`);
  console.log(
    'With its replay stopped: who wrote reads from the primary through both servers, others from the replica.',
  );

  await resume();
  await pause();
  await rename('later');
  // What the visitor was answered is in the server's memory.
  const again = (await names()).slice(0, 4);
  expect(
    again.every((name) => name === 'after'),
    `After the replica has caught up, people read ${again}.`,
  );
  await resume();
  console.log('Once it has what she wrote, the replica answers her too.');

  await replica.sql(`alter system set recovery_min_apply_delay = '${BEHIND_MS}ms'`);
  await replica.sql('select pg_reload_conf()');
  let missing = 0;
  let last;
  for (let act = 0; act < ACTS; act++) {
    // Refused, as that month isn't over: nothing that visitors read is touched, and the position is only the admin's.
    const payout = { payee: 'instructor', payeeId: first._id, month: '2999-01', amount: 1 };
    await admin.call('POST', '/admin/payouts', payout).catch(() => {});
    const { trail } = await elsewhere(admin).call('GET', '/admin/audit');
    const [{ _id, action, outcome }] = trail.events;
    if (_id === last || action !== 'payouts.record' || outcome === 'interrupted') missing += 1;
    last = _id;
  }
  expect(missing === 0, `${missing} of ${ACTS} acts were missing in the audit trail.`);
  console.log(
    `${BEHIND_MS} ms behind: ${missing} of ${ACTS} acts of an admin were missing in the audit trail of the other server.`,
  );

  const check = await run('bash', ['-euo', 'pipefail', '-c', commandsWith('pg_stat_activity')], { env: addresses });
  expect(/^lectern_replica_up\S* 1$/m.test(check.output), `The guide's check says:\n${check.output}`);
}

async function until(problem, isSo) {
  const deadline = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`For 30 seconds, ${problem}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
