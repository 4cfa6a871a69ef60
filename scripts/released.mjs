// The script tag's files of earlier releases: a page, or a cache in front of it, that has the loader of one asks for the
// chunks of that one. `npm run version` keeps them in packages/embed/released, and the build serves them beside its own.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mustRun } from './steps.mjs';

/** How many releases before the current one are served. */
export const KEPT_RELEASES = 5;

/** The files whose names have a hash of their content. */
const hashed = (folder) => globSync(['v1-*.js', 'chunks/*.js'], { cwd: folder }).sort();

/** The releases in a folder, the oldest first. */
const releasesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).sort((one, other) => one.localeCompare(other, 'en', { numeric: true })) : [];

/** Keeps the built files of a release, and deletes those that are too old. */
export function keepRelease(released, built, version) {
  const folder = join(released, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of hashed(built)) cpSync(join(built, file), join(folder, file));
  for (const old of releasesIn(released).slice(0, -1 - KEPT_RELEASES)) rmSync(join(released, old), { recursive: true });
}

/** Puts the files of earlier releases beside those of a build, whose own stay. */
export function serveReleases(released, built) {
  for (const release of releasesIn(released))
    for (const file of hashed(join(released, release)))
      cpSync(join(released, release, file), join(built, file), { force: false });
}

/** Whether the files that are kept as a release are those of a build. */
export function isKept(released, built, version) {
  const folder = join(released, version);
  const files = hashed(folder);
  const isSame = (file) =>
    existsSync(join(built, file)) && readFileSync(join(folder, file)).equals(readFileSync(join(built, file)));
  const loader = `v1.js`;
  const isCurrent = files.some(
    (file) => file.startsWith('v1-') && readFileSync(join(folder, file)).equals(readFileSync(join(built, loader))),
  );
  return isCurrent && files.every(isSame);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { version } = JSON.parse(readFileSync('packages/embed/package.json', 'utf8'));
  rmSync(join('packages/embed/released', version), { recursive: true, force: true });
  await mustRun('npm', ['run', 'build', '--silent', '-w', 'packages/embed']);
  keepRelease('packages/embed/released', 'packages/embed/dist/cdn', version);
  console.log(`Kept the script tag's files of ${version}`);
}
