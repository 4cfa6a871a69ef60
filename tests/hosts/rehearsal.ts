import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from './processes.ts';

const published = ['sdk', 'react', 'embed'];

/** Where `npm run release` publishes to, in a run with scripts/registry.mjs. */
export const registry = process.env.LECTERN_REGISTRY;

/** A copy of the repository, with a history of its own: what a release writes, commits and tags stays there. */
async function copyRepository(copy: string): Promise<void> {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(file, join(copy, file));
  }
  for (const name of published)
    cpSync(`packages/${name}/dist`, join(copy, `packages/${name}/dist`), { recursive: true });
  linkPackages(copy);
  await run('git', ['init', '--quiet', '--initial-branch=main'], { cwd: copy });
  await run('git', ['config', 'user.name', 'Lectern'], { cwd: copy });
  await run('git', ['config', 'user.email', 'release@lectern.example'], { cwd: copy });
  await commit(copy, 'chore: a copy');
}

/** Dependencies are those of this repository, apart from its own packages. */
function linkPackages(copy: string): void {
  const own = join(copy, 'node_modules/@lectern');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@lectern') symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync('packages')) symlinkSync(`../../packages/${name}`, join(own, name));
}

/** Commits everything. */
export async function commit(copy: string, message: string): Promise<void> {
  await run('git', ['add', '--all'], { cwd: copy });
  await run('git', ['commit', '--quiet', '--message', message], { cwd: copy });
}

/** Runs `npm run release` there, without the tests: this run is one of them. */
export const release = (copy: string): Promise<string> =>
  run('npm', ['run', 'release', '--', `--rehearsal=${registry}`], { cwd: copy });

/** Publishes the version that the repository has now from a copy in this folder, as if it were ready. */
export async function publishCurrent(copy: string): Promise<void> {
  await copyRepository(copy);
  await run('node', ['scripts/released.mjs'], { cwd: copy });
  await commit(copy, 'chore(release): keep the files of the script tag');
  await release(copy);
}
