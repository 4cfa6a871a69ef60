import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('are created in one file', () => {
  const files = globSync('packages/{react,common,frames,demo-site}/src/**/*.{ts,tsx}');
  const writers = files.filter((file) => /\[\s*['"`]lectern['"`]\s*,/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(300);
  expect(writers).toEqual(['packages/react/src/queries/keys.ts']);
});
