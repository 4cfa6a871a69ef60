import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
