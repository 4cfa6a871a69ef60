import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/messages.ts', 'src/elements.ts'],
  format: ['esm'],
  target: 'es2022',
  dts: process.env.LECTERN_TYPES !== 'none',
  splitting: true,
  sourcemap: true,
});
