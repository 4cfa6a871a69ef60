import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-pack-'));
  const entry = { types: './dist/index.d.ts', default: './dist/index.js' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports: { '.': { import: entry } } }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pack = () => spawnSync(process.execPath, [resolve('scripts/pack-docs.mjs')], { cwd: folder, encoding: 'utf8' });

it('is refused without the types that the package names', () => {
  const { status, stderr } = pack();
  expect(stderr).toContain('This build has no types, such as ./dist/index.d.ts');
  expect(status).toBe(1);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.d.ts'), '');
  expect(pack()).toMatchObject({ status: 0, stderr: '' });
});

it.each(['sdk', 'react', 'embed'])('packs guides whose links are in %s too', (name) => {
  const { scripts } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    scripts: { prepack: string };
  };
  const own = join(folder, 'packages', name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), '{}');
  symlinkSync(resolve('docs'), join(folder, 'docs'));
  const [, , ...guides] = scripts.prepack.split(' ');
  const packed = spawnSync(process.execPath, [resolve('scripts/pack-docs.mjs'), ...guides], {
    cwd: own,
    encoding: 'utf8',
  });
  expect(packed).toMatchObject({ status: 0, stderr: '' });
});
