// npm run visual: compares every state of the workshop with its accepted picture. --accept accepts what is different.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { chromiumLaunch, ensureChromium } from './chromium.mjs';
import { mustRun, requireNode, run } from './steps.mjs';

const madeWith = 'tests/workshop/baselines/made-with.json';
const report = '.reports/workshop/index.html';

/** What draws the pictures here. Another version draws letters differently, another processor rounds shadows. */
async function drawnBy() {
  const browser = await chromium.launch(chromiumLaunch());
  const version = browser.version();
  await browser.close();
  return { platform: `${process.platform}-${process.arch}`, processor: cpus()[0]?.model ?? '', chromium: version };
}

const nameOf = ({ platform, processor, chromium }) => `Chromium ${chromium} on ${platform} (${processor})`;

/** Why the accepted pictures say nothing here, in one line; undefined if they do. */
export async function incomparable() {
  if (!existsSync(madeWith)) return 'Pictures are not compared: none are accepted yet (npm run visual -- --accept).';
  const here = nameOf(await drawnBy());
  const there = nameOf(JSON.parse(readFileSync(madeWith, 'utf8')));
  return here === there ? undefined : `Pictures are not compared: they were made with ${there}; this is ${here}.`;
}

/** Compares or accepts; resolves with the exit code. */
async function main(args) {
  requireNode();
  if (!(await ensureChromium())) return 1;
  const isAccepting = args.includes('--accept');
  const titles = args.filter((arg) => !arg.startsWith('--'));
  const reason = isAccepting ? undefined : await incomparable();
  if (reason) {
    console.log(reason);
    return 0;
  }
  await mustRun('node', ['scripts/build-storybook.mjs'], { isShown: true });
  const env = { LECTERN_DEEP: '1', ...(isAccepting ? { LECTERN_VISUAL: 'accept' } : {}) };
  const only = titles.flatMap((title) => ['-g', title]);
  const { code } = await run('npx', ['playwright', 'test', '-c', 'tests/workshop', 'visual.spec', ...only], {
    env,
    isShown: true,
  });
  if (isAccepting) writeFileSync(madeWith, `${JSON.stringify(await drawnBy(), null, 2)}\n`);
  if (code !== 0)
    console.log(`Before, after and the difference of each: ${report} (npx playwright show-report .reports/workshop)`);
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2));
