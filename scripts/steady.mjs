// npm run test:steady: the browser suites ten times while busy loops hold every core, to find tests that depend on a fast
// machine. `npm run test:steady -- player.spec` runs some files end to end, fifty times. `--times 3` changes the number.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { mustRun, requireNode, run } from './steps.mjs';

requireNode();
const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string' } } });
const times = Number(values.times ?? (positionals.length > 0 ? 50 : 10));
if (!Number.isInteger(times) || times < 1) {
  console.error('--times takes a whole number, 1 or more.');
  process.exit(1);
}
const endToEnd = ['playwright', 'test', '--reporter=dot'];
/** Each suite's command. Files are repeated by the runner, whole suites by the loop below. */
const suites =
  positionals.length > 0
    ? { [positionals.join(' ')]: [...endToEnd, ...positionals, '--project', 'embedded', `--repeat-each=${times}`] }
    : {
        'end to end': endToEnd,
        stories: ['vitest', 'run', '--project', 'storybook', '--reporter=dot'],
        'stories in every look': [...endToEnd, ...['-c', 'tests/workshop', 'stories.spec', 'search.spec', 'docs.spec']],
      };

await mustRun('node', ['scripts/build.mjs', '--missing'], { isShown: true });
if (positionals.length === 0) await mustRun('node', ['scripts/build-storybook.mjs']);
if (!(await ensureChromium())) process.exit(1);
const postgres = await startPostgres();
// Each ends with this process, however that ends.
const loop = 'const parent = process.ppid; while (process.ppid === parent);';
const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', loop]));
let failed = 0;
try {
  const env = { TEST_DATABASE_URL: postgres.url };
  for (let round = 1; round <= (positionals.length > 0 ? 1 : times); round += 1) {
    for (const [name, args] of Object.entries(suites)) {
      const started = Date.now();
      const { code, output } = await run('npx', args, { env });
      failed += Number(code !== 0);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${round} ${name} · ${Math.round((Date.now() - started) / 1000)} s`);
      if (code !== 0) console.log(output.split('\n').slice(-200).join('\n'));
    }
  }
} finally {
  for (const one of loops) one.kill();
  await postgres.stop();
}
process.exitCode = Math.min(failed, 1);
