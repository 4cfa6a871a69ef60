import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/api.ts', 'src/words.ts', 'src/testing.ts'],
    format: ['esm'],
    target: 'es2022',
    dts: true,
    splitting: true,
  },
  {
    // One file for a page without a bundler: everything is in it.
    entry: ['src/browser.ts'],
    format: ['esm'],
    target: 'es2022',
    platform: 'browser',
    minify: true,
    noExternal: [/./],
    splitting: false,
  },
]);
