import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packed } from './packed.ts';
import { run } from './processes.ts';
import { withPartner, withSite } from './reactHost.ts';
import { walk } from './reactWalk.ts';
import { commit, release } from './rehearsal.ts';

/** Only in a run with a registry (scripts/registry.mjs), which has the current version. */

const [before, after] = ['@lectern/react/styles.css', '@lectern/react/all.css'];

const changeset = `---
'@lectern/react': minor
---

The styles have another name. Import \`${after}\` instead of \`${before}\`.
`;

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

const versionOf = (folder: string): string => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** Changes what partners import, and publishes it as the next version. Returns that version. */
async function publishNext(copy: string): Promise<string> {
  edit(join(copy, 'packages/react/package.json'), '"./styles.css"', '"./all.css"');
  writeFileSync(join(copy, '.changeset/another-name.md'), changeset);
  await commit(copy, 'feat(react)!: the styles have another name');
  await expect(release(copy)).rejects.toThrow('1 changesets are pending');
  await run('npm', ['run', 'version'], { cwd: copy });
  await commit(copy, 'chore(release): the next version');
  await release(copy);
  const version = versionOf(join(copy, 'packages/react'));
  const tags = await run('git', ['tag', '--points-at', 'HEAD'], { cwd: copy });
  expect(tags.trim().split('\n').sort()).toEqual(
    ['embed', 'react', 'sdk'].map((name) => `@lectern/${name}@${version}`),
  );
  // All that carries the version has the same, and examples install it.
  for (const name of ['sdk', 'embed', 'server', 'wordpress'])
    expect(versionOf(join(copy, 'packages', name))).toBe(version);
  const example = readFileSync(join(copy, 'examples/vite/package.json'), 'utf8');
  expect(example).toContain(`"@lectern/react": "${version}"`);
  // Nothing of earlier entries is written anew.
  const changed = await run('git', ['diff', '--numstat', 'HEAD~1', '--', 'packages/*/CHANGELOG.md'], { cwd: copy });
  for (const line of changed.trim().split('\n')) expect(line).toMatch(/^\d+\t0\t/);
  return version;
}

/** What the changelog of an installed package says of a version. */
function adviceOf(folder: string, version: string): string {
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  return changelog.split(/^## /m).find((entry) => entry.startsWith(`${version}\n`)) ?? '';
}

test('a site is upgraded to the next version by what its changelog says', async ({ page }) => {
  const choice = {
    name: 'vite',
    prefix: 'VITE_',
    args: (port: number) => ['--host', 'localhost', '--port', String(port), '--strictPort'],
  };
  await withPartner({ ...choice, isRendered: false }, async ({ project, marketplace, key }) => {
    const installed = join(project.folder, 'node_modules/@lectern/react');
    const current = versionOf(installed);
    await project.run('npm', 'run', 'build');
    const next = await publishNext(packed());
    expect(next).not.toBe(current);
    await project.run('npm', 'install', '--no-audit', '--no-fund', '@lectern/react@latest', '@lectern/sdk@latest');
    expect(versionOf(installed)).toBe(next);
    await expect(project.run('npm', 'run', 'build')).rejects.toThrow(before);
    const [, to = '', from = ''] = /Import `(.+?)` instead of `(.+?)`/.exec(adviceOf(installed, next)) ?? [];
    expect([from, to]).toEqual([before, after]);
    edit(join(project.folder, 'src/main.tsx'), from, to);
    await withSite(project, async (host) => {
      await walk(page, host, marketplace, key);
      await page.close();
    });
  });
});
