// npm run release: tests everything, publishes the packages and tags the commit. With --rehearsal=URL, which is only for
// a copy of the repository (tests/hosts/rehearsal.ts): to the registry there, without the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isKept } from './released.mjs';
import { mustRun, requireNode, run } from './steps.mjs';

requireNode();
const { rehearsal } = parseArgs({ options: { rehearsal: { type: 'string' } } }).values;
/** In the order of their dependencies. */
const packages = ['packages/sdk', 'packages/react', 'packages/embed'];

function must(isTrue, problem) {
  if (isTrue) return;
  console.error(problem);
  process.exit(1);
}

const manifests = packages.map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
for (const [index, { name, version }] of manifests.entries()) {
  const changelog = readFileSync(`${packages[index]}/CHANGELOG.md`, 'utf8');
  must(changelog.includes(`\n## ${version}\n`), `The changelog of ${name} has no entry for ${version}.`);
}
const pending = readdirSync('.changeset').filter((name) => name.endsWith('.md'));
must(pending.length === 0, `${pending.length} changesets are pending. Run npm run version and commit first.`);
must((await mustRun('git', ['status', '--porcelain'])) === '', 'Commit your changes first.');
if (!rehearsal) await mustRun('npm', ['test'], { isShown: true });
must(
  isKept('packages/embed/released', 'packages/embed/dist/cdn', manifests[0].version),
  "The script tag's files of this version are not kept as they were built. Run node scripts/released.mjs and commit.",
);

const to = rehearsal ? [`--registry=${rehearsal}`, `--//${new URL(rehearsal).host}/:_authToken=rehearsal`] : [];
for (const [index, { name, version }] of manifests.entries()) {
  // A release that stopped halfway continues with the missing packages.
  const { code, output } = await run('npm', ['view', `${name}@${version}`, 'version', ...to]);
  if (code === 0 && output.trim() === version) continue;
  await mustRun('npm', ['publish', '--access=public', ...to], { cwd: packages[index], isShown: true });
  console.log(`Published ${name} ${version}`);
}
await mustRun('npx', ['changeset', 'git-tag'], { isShown: true });
console.log('Push the tags: git push --follow-tags');
