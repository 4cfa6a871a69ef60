import { chromium, type LaunchOptions } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const PARTITIONING = 'ThirdPartyStoragePartitioning';
let found: Promise<LaunchOptions> | undefined;

async function find(): Promise<LaunchOptions> {
  const options = chromiumLaunch();
  const server = await chromium.launchServer(options);
  const features = server.process().spawnargs.find((arg) => arg.startsWith('--disable-features='));
  await server.close();
  if (!features?.includes(PARTITIONING)) return options;
  const others = features.split(',').filter((name) => name !== PARTITIONING);
  return { ...options, ignoreDefaultArgs: [features], args: [...options.args, others.join()] };
}

/** Launch options for a browser that keeps a frame's storage apart for each site, which Playwright turns off. */
export function partitionedLaunch(): Promise<LaunchOptions> {
  found ??= find();
  return found;
}
