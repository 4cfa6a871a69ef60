import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { demoAccounts, demoPassword } from './demo/demoAccounts.ts';
import { type RunningServer, start } from './start.ts';

try {
  const config = readConfig(process.env);
  const running = await start(config, (line) => console.log(line));
  if (running.partnerPage) console.log(`A partner's page is at ${running.partnerPage}`);
  if (running.metricsPort !== undefined)
    console.log(`Figures for Prometheus are at http://${config.metrics?.host}:${running.metricsPort}/metrics`);
  console.log(`Lectern is listening at ${running.address}`);
  if (config.isDemo) {
    console.log(`Demo accounts (password ${demoPassword}): ${demoAccounts.map(({ email }) => email).join(', ')}`);
  }
  stopWhenTold(running, config.drainSeconds).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `Lectern could not start: ${(error as Error).message}`);
  process.exit(1);
}

/** By SIGTERM after the load balancers have noticed; by Ctrl-C, which somebody waits for, at once. */
async function stopWhenTold(running: RunningServer, drainSeconds: number): Promise<void> {
  const interrupted = once(process, 'SIGINT');
  // Supervisors repeat it.
  process.on('SIGTERM', () => {});
  await Promise.race([once(process, 'SIGTERM'), interrupted]);
  console.log('Stopping...');
  running.drain();
  await Promise.race([delay(drainSeconds * 1000), interrupted]);
  await running.stop();
}
