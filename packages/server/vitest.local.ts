import { defineConfig } from 'vitest/config';
export default defineConfig({
  resolve: { conditions: ['lectern-source'] },
  ssr: { resolve: { conditions: ['lectern-source'] } },
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
