import { defineConfig } from 'tsup';

export default defineConfig([
  {
    // What `index.ts` gathers are outputs of their own, so that bundlers can take one of them: a schema is a call, and
    // no bundler dares to drop a call from a file of which it uses something.
    entry: [
      'src/index.ts',
      'src/api.ts',
      'src/words.ts',
      'src/testing.ts',
      'src/createMarketplace.ts',
      'src/errors.ts',
      'src/rules/index.ts',
    ],
    format: ['esm'],
    target: 'es2022',
    dts:
      process.env.LECTERN_TYPES === 'none'
        ? false
        : { entry: ['src/index.ts', 'src/api.ts', 'src/words.ts', 'src/testing.ts'] },
    splitting: true,
    sourcemap: true,
    plugins: [
      {
        name: 'no-bare-imports',
        // esbuild keeps one for each chunk of which a file uses nothing. No module here does anything when it is loaded,
        // so they only make a host's bundler complain. Empty lines in their place keep the source map right.
        renderChunk: (code) => ({ code: code.replace(/^import\s*"\.{1,2}\/[^"]+";$/gm, '') }),
      },
    ],
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
    sourcemap: true,
  },
]);
