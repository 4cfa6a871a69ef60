// Builds the packages, in order; with --missing only what is absent or older than its sources.
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const packages = ['sdk', 'react', 'server', 'demo-site'];
const isMissingOnly = process.argv.includes('--missing');

const skipped = new Set(['node_modules', 'dist', 'dist.next', 'seed', 'migrations']);

/** Replaced file by file when its build is complete, since a server may be serving it; the others start afresh. */
const site = 'demo-site';

/** When anything in a folder was last written; 0 for none. */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

/** Written when a build is complete; a broken-off one leaves none. */
const stampOf = (folder) => join(folder, 'dist/.built');

function builtAt(folder) {
  return existsSync(stampOf(folder)) ? statSync(stampOf(folder)).mtimeMs : 0;
}

let sources = 0;
for (const name of packages) {
  const folder = join('packages', name);
  sources = Math.max(sources, newest(folder));
  if (isMissingOnly && builtAt(folder) >= sources) continue;
  const started = Date.now();
  if (name !== site) rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await mustRun('npm', ['run', 'build', '--silent', '-w', folder]);
  writeFileSync(stampOf(folder), '');
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
