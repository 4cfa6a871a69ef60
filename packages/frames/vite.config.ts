import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { browserThenRenderer, forBrowsers, rendererOf, withRenderer } from '../../scripts/servedBuild.ts';
import { writeSheet } from './src/fragments/writeSheet.ts';

/** Where the server has these files. */
const BASE = '/embed/';

/** The sheet of the fragments. Its name changes with its content; `fragments.json` tells it to the server. */
function writeFragmentSheet(): Plugin {
  return {
    name: 'write-fragment-sheet',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const read = (url: string) => readFile(new URL(url, import.meta.url), 'utf8');
      const [components, own] = await Promise.all([
        read(import.meta.resolve('@lectern/react/styles.css')),
        read('src/fragments/fragments.css'),
      ]);
      const options = { loader: 'css', minify: true, target: 'es2022' } as const;
      const { code: source } = await transform(writeSheet(components, own), options);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `fragments-${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'fragments.json', source: JSON.stringify({ sheet: BASE + fileName }) });
    },
  };
}

export default defineConfig({
  base: BASE,
  plugins: [react(), writeFragmentSheet(), withRenderer()],
  build: forBrowsers,
  environments: {
    client: { build: { rolldownOptions: { input: 'frame.html' } } },
    ssr: rendererOf('src/fragments/renderFragment.tsx'),
  },
  builder: browserThenRenderer,
});
