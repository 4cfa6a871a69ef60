// npm run bench: every figure beside its goal, as a table in Markdown. `npm run bench -- sizes react` runs some of the
// benchmarks, and `growth` or `scorecard`, which have no figure in the table. `--write` puts the table of a whole run into
// docs/performance.md. Fails where bytes, nodes or re-renders are over a goal.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { goals } from './bench/goals.mjs';
import { isReached, REPORTS, showGoal, showValue } from './bench/report.mjs';
import { requireNode, run } from './steps.mjs';

requireNode();
const benchmarks = {
  sizes: ['scripts/bench-sizes.mjs'],
  react: ['scripts/bench-react.mjs'],
  sdk: ['scripts/bench-sdk.mjs'],
  site: ['scripts/bench-site.mjs'],
  hosts: ['scripts/bench-hosts.mjs', 'cost'],
  server: ['scripts/bench-server.mjs'],
  servers: ['scripts/bench-servers.mjs'],
};
const all = {
  ...benchmarks,
  growth: ['scripts/bench-growth.mjs'],
  scorecard: ['scripts/bench-hosts.mjs'],
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}
if (values.write && positionals.length > 0) {
  console.error('--write takes no benchmarks: the table holds the figures of one whole run.');
  process.exit(1);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(benchmarks);
rmSync(REPORTS, { recursive: true, force: true });
const built = await run(process.execPath, ['scripts/build.mjs', '--missing'], { isShown: true });
if (built.code !== 0) process.exit(1);
const failed = [];
for (const name of chosen) {
  console.log(`\n${name}`);
  const { code, output } = await run(process.execPath, all[name], { isShown: true });
  if (code !== 0) failed.push(name);
  if (output) console.error(output);
}

const rows = chosen.flatMap((name) => {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));
  } catch {
    return [];
  }
});
const lines = rows
  .toSorted((one, other) => Object.keys(goals).indexOf(one.id) - Object.keys(goals).indexOf(other.id))
  .map(({ id, value }) => {
    const { what, peer = '' } = goals[id];
    const figure = isReached(id, value) ? showValue(id, value) : `**${showValue(id, value)}**`;
    return `| ${id} | ${what} | ${figure} | ${showGoal(id)} | ${peer} |`;
  });
const table = ['| | What | Figure | Goal | Peers |', '| --- | --- | --- | --- | --- |', ...lines].join('\n');
console.log(`\n${table}`);
if (values.write) {
  const file = 'docs/performance.md';
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}`;
  const made = `Measured on ${new Date().toISOString().slice(0, 10)} (${process.platform}, ${machine}).`;
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/,
    (_, start, end) => `${start}\n${made}\n\n${table}\n\n${end}`,
  );
  writeFileSync(file, text);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
