// npm run bench -- servers: two servers beside one behind HAProxy, and public pages through Varnish and nginx beside without,
// as ratios of throughput in one run. Says what is missing where HAProxy or a cache isn't installed.
import autocannon from 'autocannon';
import { startBalancer } from './balancer.mjs';
import { median } from './bench/latency.mjs';
import { startReport } from './bench/report.mjs';
import { caches, freeCachePorts, requireCaches, startCache } from './caches.mjs';
import { freePorts, startProgram } from './programs.mjs';
import { caller, startMarketplace } from './servers.mjs';
import { mustRun, requireNode } from './steps.mjs';

const ROUNDS = 9;
const SECONDS = 2;
/**
 * Each server runs for one part and stands for three. Load, HAProxy and database share the machine with the servers: only if
 * servers are what is full does a second one count, however few cores there are.
 */
const HOLD = 'while kill -STOP $0; do sleep 0.03; kill -CONT $0; sleep 0.01; done';

requireNode();
const report = startReport('servers');
try {
  requireCaches();
} catch (error) {
  console.log(`Not measured. ${error.message}`);
  process.exit();
}
await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);

/** Successful answers per second. Any other answer ends the run. */
async function throughput(address, requests, headers = {}) {
  const load = { url: address, connections: 20, duration: SECONDS, requests, headers };
  const { requests: counted, non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${counted.total} requests failed.`);
  return counted.total / SECONDS;
}

/** Both in turns, so that whatever else the machine does slows both down. */
async function beside(id, what, other, load) {
  // Code is compiled and caches fill.
  for (const one of [what, other]) await load(one);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push([await load(what), await load(other)]);
  const details = rounds.map(([ours, theirs]) => `${ours.toFixed(0)}/s beside ${theirs.toFixed(0)}/s`);
  report.row(id, median(rounds.map(([ours, theirs]) => ours / theirs)), details.join(', '));
}

async function twoServers() {
  const ports = await freePorts(['front', 'alone', 'one', 'two']);
  const marketplace = await startMarketplace();
  const others = [];
  try {
    const servers = [await marketplace.serve(ports.one), await marketplace.serve(ports.two)];
    const two = await startBalancer(marketplace.folder, ports);
    const alone = await startBalancer(marketplace.folder, { front: ports.alone, one: ports.one, two: ports.one });
    others.push(two, alone);
    // What a learner asks for is never cached: each answer is made by a server and the database.
    const learner = caller(two.address);
    await learner.signIn('learner@lectern.example');
    const load = ({ address }) =>
      throughput(address, [{ path: '/api/order' }], { authorization: `Bearer ${learner.token()}` });
    await beside('C1 unheld', two, alone, load);
    for (const { pid } of servers) others.push(startProgram('sh', ['-c', HOLD, String(pid)]));
    await beside('C1', two, alone, load);
  } finally {
    await Promise.all(others.map((program) => program.end()));
    await marketplace.end();
  }
}

async function throughCache(name) {
  const ports = { ...(await freeCachePorts()), ...(await freePorts(['without'])) };
  const marketplace = await startMarketplace({ SHARED_CACHE_SECONDS: '600' });
  const others = [];
  try {
    await marketplace.serve(ports.one);
    await marketplace.serve(ports.two);
    const cached = await startCache(name, marketplace.folder, ports);
    const without = await startBalancer(marketplace.folder, { ...ports, front: ports.without, cache: undefined });
    others.push(cached, without);
    const { courses } = await caller(without.address).call('GET', '/search/courses?limit=20');
    const requests = ['/', '/courses', ...courses.map(({ _id }) => `/course/${_id}`)].map((path) => ({ path }));
    const headers = { host: new URL(cached.front).host, accept: 'text/html', 'accept-encoding': 'gzip' };
    await beside(`C2 ${name}`, cached.front, without.address, (address) => throughput(address, requests, headers));
  } finally {
    await Promise.all(others.map((program) => program.end()));
    await marketplace.end();
  }
}

await twoServers();
for (const name of caches) await throughCache(name);
report.end();
