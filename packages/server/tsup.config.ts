import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    admin: 'src/admin.ts',
    start: 'src/start.ts',
    app: 'src/app.ts',
    renderThread: 'src/site/renderThread.ts',
  },
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  splitting: true,
  // Node.js reads its long list of exports again for each of its hundred files: a quarter of a start.
  noExternal: ['drizzle-orm'],
  clean: true,
});
