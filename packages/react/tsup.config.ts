import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: ['esm'],
    target: 'es2022',
    dts: true,
    splitting: true,
    // No `treeshake` here: it would drop the banner that frameworks with server components look for.
    banner: { js: '"use client";' },
  },
  { entry: { styles: 'src/styles/index.css' }, target: 'es2022', minify: true },
]);
