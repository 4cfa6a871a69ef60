// npm run test:failover: the database's machine fails under load (scripts/failover/cluster.mjs). Two servers behind HAProxy,
// through PgBouncer; the primary is killed, then frozen, then cut off. Fails if anything that was acknowledged is lost, an
// order is left under way or paid twice, writes are away for longer than promised, or one public page fails.
// `node scripts/failover.mjs killed` does one of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.mjs';
import { requireCluster, startCluster } from './failover/cluster.mjs';
import { startLoad } from './failover/load.mjs';
import { freePorts, untilReady } from './programs.mjs';
import { runInside } from './runInside.mjs';
import { startServers } from './servers.mjs';
import { mustRun, requireNode } from './steps.mjs';

const MAX_WRITES_AWAY_SECONDS = 30;
/** How long a host is away: longer than it takes to replace it. */
const AWAY_MS = 20_000;
/** How long everything must work before a strike, and after it is over. */
const CALM_MS = 5_000;
const LIMIT_MS = 600_000;

requireNode();
await runInside(main, {
  limitMs: LIMIT_MS,
  async before() {
    requireCluster();
    await mustRun(process.execPath, ['scripts/build.mjs', '--missing', '--to-run']);
  },
});

async function main() {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const folder = mkdtempSync(join(tmpdir(), 'lectern-failover-'));
  const problems = [];
  let cluster;
  try {
    cluster = await startCluster(folder);
    const { urls } = cluster;
    const ports = await freePorts(['front', 'one', 'two']);
    const settings = {
      DATABASE_URL: urls.pooler,
      DATABASE_DIRECT_URL: urls.primary,
      DATABASE_REPLICA_URLS: urls.replicas.join(),
    };
    const servers = startServers(join(folder, 'lectern'), settings);
    for (const port of [ports.one, ports.two]) await servers.serve(port);
    const balancer = await startBalancer(folder, ports);

    const load = await startLoad(balancer.address);
    const chosen = process.argv.slice(2).filter((kind) => cluster.kinds.includes(kind));
    for (const kind of chosen.length > 0 ? chosen : cluster.kinds) {
      await pause(CALM_MS);
      const struck = load.mark();
      const before = await cluster.primary();
      const bringBack = await cluster.strike(kind);
      await Promise.all([load.writesAgain(), pause(AWAY_MS)]);
      await bringBack();
      await untilReady(balancer, cluster.isHealthy);
      await pause(CALM_MS);
      const { writesAway, underWay, steps, failed, slowest } = load.since(struck);
      console.log(
        `The primary (${before}) was ${kind}: ${await cluster.primary()} took over, writes again after ${writesAway.toFixed(1)} s, ${underWay} orders were under way, ` +
          `${failed.length} of ${steps} pages and searches failed, the slowest took ${slowest.toFixed(1)} s.`,
      );
      problems.push(...failed);
      if (underWay === 0) problems.push('No order was under way.');
      if (writesAway > MAX_WRITES_AWAY_SECONDS) problems.push(`Writes were away for ${writesAway.toFixed(1)} s.`);
    }
    const { orders, reports, lost } = await load.end();
    problems.push(...lost);
    console.log(
      `${orders} orders and ${reports} reports of progress were acknowledged: ${lost.length} are lost or not settled.`,
    );
  } catch (error) {
    problems.push(`${error.stack}\n${cluster?.output() ?? ''}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const problem of problems.slice(0, 10)) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
