// Builds the packages, in order; with --missing only what is absent or older than its sources.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const packages = ['sdk', 'react', 'server', 'demo-site'];
const isMissingOnly = process.argv.includes('--missing');

const skipped = new Set(['node_modules', 'dist', 'seed', 'migrations']);

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

/** When the oldest part of a build was written; 0 where there is none. */
function builtAt(folder) {
  try {
    return Math.min(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
  } catch {
    return 0;
  }
}

let sources = 0;
for (const name of packages) {
  const folder = join('packages', name);
  sources = Math.max(sources, newest(folder));
  if (isMissingOnly && builtAt(join(folder, 'dist')) >= sources) continue;
  const started = Date.now();
  await mustRun('npm', ['run', 'build', '--silent', '-w', folder]);
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
