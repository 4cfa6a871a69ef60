import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** In development the packages' sources are used; the build takes what would be published. */
export default defineConfig(({ command }) => ({
  plugins: [react()],
  ...(command === 'serve' ? { resolve: { conditions: ['lectern-source', ...defaultClientConditions] } } : {}),
  // Browsers that know nesting and `:dir()`; for older ones it would be guessed from a list of languages.
  build: { target: 'es2022', cssTarget: ['chrome120', 'firefox121', 'safari17.2'], assetsInlineLimit: 0 },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4001', changeOrigin: false } },
  },
}));
