import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/admin.ts', 'src/start.ts', 'src/app.ts'],
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  splitting: true,
  clean: true,
});
