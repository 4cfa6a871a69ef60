import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** What the package is made of, without its tests and stories. */
const modules = globSync('src/{components,failures,hooks,input,provider,queries,ui}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);

export default defineConfig([
  {
    // Every module is an output of its own, so that a bundler can take one widget: a component is a call of `forwardRef`,
    // and no bundler dares to drop a call from a file of which it uses something.
    entry: ['src/index.ts', 'src/parts.ts', 'src/rich-text.ts', ...modules],
    format: ['esm'],
    target: 'es2022',
    dts:
      process.env.LECTERN_TYPES === 'none'
        ? false
        : { entry: ['index', 'parts', 'rich-text', 'server'].map((name) => `src/${name}.ts`) },
    splitting: true,
    sourcemap: true,
    // No `treeshake` here: it would drop the banner that frameworks with server components look for.
    plugins: [
      {
        name: 'no-bare-imports',
        // esbuild keeps one for each chunk of which a file uses nothing. No module here does anything when it is loaded,
        // so they only make a host's bundler complain. Empty lines in their place keep the source map right.
        renderChunk: (code) => ({ code: code.replace(/^import\s*"\.{1,2}\/[^"]+";$/gm, '') }),
      },
    ],
    banner: { js: '"use client";' },
  },
  // For server components, hence without the banner, and in one file: nothing of it may come from a file that has one.
  { entry: ['src/server.ts'], format: ['esm'], target: 'es2022', splitting: false, sourcemap: true },
]);
