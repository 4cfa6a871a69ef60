// Builds the packages in order. --missing builds only what is absent or older than its sources. --to-run skips
// type declarations, which take most of the time and aren't needed to run anything, and the documentation.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const packages = ['sdk', 'react', 'embed', 'server', 'common', 'frames', 'demo-site', 'wordpress', 'docs'];
/** Built with the packages that import them. */
const withoutBuild = new Set(['common']);
const isMissingOnly = process.argv.includes('--missing');
const isToRun = process.argv.includes('--to-run');
/** The contents of a package's stamp file. */
const WHOLE = 'whole';
const WITHOUT_TYPES = 'without types';
if (isToRun) {
  process.env.LECTERN_TYPES = 'none';
  packages.pop();
}

const skipped = new Set(['node_modules', 'api', 'anatomy.json', 'llms.txt', 'dist', 'dist.next', 'seed', 'migrations']);

/** Replaced file by file by the build, since a server may be serving them; all else is deleted first. */
const served = ['frames/dist', 'demo-site/dist', 'embed/dist/cdn'];

/** Deletes the last build of a package. */
function clear(name) {
  const folder = join('packages', name, 'dist');
  if (served.includes(`${name}/dist`) || !existsSync(folder)) return;
  for (const entry of readdirSync(folder))
    if (!served.includes(`${name}/dist/${entry}`)) rmSync(join(folder, entry), { recursive: true });
}

/** The time of the latest change in a folder; 0 if there is none. */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

/** Written when a build is complete. */
const stampOf = (folder) => join(folder, 'dist/.built');

/** The time of a package's last build that includes what is needed now; 0 if there is none. */
function builtAt(folder) {
  const stamp = stampOf(folder);
  if (!existsSync(stamp) || (!isToRun && readFileSync(stamp, 'utf8') !== WHOLE)) return 0;
  return statSync(stamp).mtimeMs;
}

let sources = 0;
for (const name of packages) {
  const folder = join('packages', name);
  sources = Math.max(sources, newest(folder));
  if (name === 'docs') sources = Math.max(sources, newest('docs'), newest('examples'));
  if (withoutBuild.has(name) || (isMissingOnly && builtAt(folder) >= sources)) continue;
  const started = Date.now();
  clear(name);
  await mustRun('npm', ['run', 'build', '--silent', '-w', folder]);
  writeFileSync(stampOf(folder), isToRun ? WITHOUT_TYPES : WHOLE);
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
