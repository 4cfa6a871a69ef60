import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/api.ts', 'src/testing.ts'],
  format: ['esm'],
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
});
