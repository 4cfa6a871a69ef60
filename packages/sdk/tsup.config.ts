import { defineConfig } from 'tsup';

export default defineConfig([
  {
    // The modules behind `index.ts` are separate outputs, so that bundlers can take just some: a schema is a call,
    // and bundlers keep every call in a file that they use anything of.
    entry: [
      'src/index.ts',
      'src/api.ts',
      'src/words.ts',
      'src/author.ts',
      'src/forms.ts',
      'src/partner.ts',
      'src/rules.ts',
      'src/theme.ts',
      'src/testing.ts',
      'src/createMarketplace.ts',
      'src/errors.ts',
      'src/validatorOf.ts',
      'src/schemas/*.ts',
      '!src/schemas/*.test.ts',
      'src/rules/*.ts',
      '!src/rules/*.test.ts',
      'src/messages/words/*Words.ts',
    ],
    format: ['esm'],
    target: 'es2022',
    dts:
      process.env.LECTERN_TYPES === 'none'
        ? false
        : {
            entry: [
              'src/index.ts',
              'src/api.ts',
              'src/words.ts',
              'src/author.ts',
              'src/forms.ts',
              'src/partner.ts',
              'src/rules.ts',
              'src/theme.ts',
              'src/browser.ts',
              'src/testing.ts',
            ],
          },
    splitting: true,
    sourcemap: true,
    plugins: [
      {
        name: 'no-bare-imports',
        // esbuild keeps an import for each chunk of which a file uses nothing. No module here has side effects,
        // so these imports only cause bundler warnings. Empty lines in their place keep the source map correct.
        renderChunk: (code) => ({ code: code.replace(/^import\s*"\.{1,2}\/[^"]+";$/gm, '') }),
      },
    ],
  },
  {
    // One file for a page without a bundler, with all dependencies.
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
