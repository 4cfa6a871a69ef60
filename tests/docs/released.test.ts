import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isKept, keepRelease, serveReleases } from '../../scripts/released.mjs';

const folder = mkdtempSync(join(tmpdir(), 'released-'));
const released = join(folder, 'released');
afterAll(() => rmSync(folder, { recursive: true }));

/** A build of the script tag as `cdn.mjs` writes it. */
function build(name: string): string {
  const built = join(folder, 'built', name);
  const files = { 'v1.js': name, [`v1-${name}.js`]: name, [`chunks/frames-${name}.js`]: name, 'v1.classic.js': name };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), text);
  }
  return built;
}

it('serves the files of the five releases before the current one, and the current build as it is', () => {
  const versions = ['0.8.0', '0.9.0', '0.10.0', '0.11.0', '0.12.0', '1.0.0', '1.0.1'];
  for (const version of versions) keepRelease(released, build(version), version);
  expect(readdirSync(released).sort()).toEqual(['0.10.0', '0.11.0', '0.12.0', '0.9.0', '1.0.0', '1.0.1']);
  const built = build('now');
  serveReleases(released, built);
  expect(readdirSync(join(built, 'chunks')).sort()).toEqual(
    [...versions.slice(1), 'now'].map((name) => `frames-${name}.js`).sort(),
  );
  expect(readFileSync(join(built, 'v1-0.9.0.js'), 'utf8')).toBe('0.9.0');
  expect(readFileSync(join(built, 'v1.js'), 'utf8')).toBe('now');
  expect(readFileSync(join(built, 'v1.classic.js'), 'utf8')).toBe('now');
});

it('refuses a release whose files are not those that were kept', () => {
  expect(isKept(released, build('1.0.1'), '1.0.1')).toBe(true);
  expect(isKept(released, build('changed'), '1.0.1')).toBe(false);
  expect(isKept(released, build('1.0.1'), '2.0.0')).toBe(false);
});
