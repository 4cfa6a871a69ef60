import { readConfig } from './config.ts';
import { ConfigError } from './configError.ts';
import { demoAccounts, demoPassword } from './demo/demoAccounts.ts';
import { start } from './start.ts';

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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      console.log('Stopping...');
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : `Lectern could not start: ${(error as Error).message}`);
  process.exit(1);
}
