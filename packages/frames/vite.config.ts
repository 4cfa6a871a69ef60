import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserThenRenderer, forBrowsers, rendererOf, withRenderer } from '../../scripts/servedBuild.ts';
import { writeSheets } from './src/fragments/writeSheets.ts';

/** Where the server has these files. */
const BASE = '/embed/';

/** The sheets of the fragments. Their names change with their content; `fragments.json` tells them to the server. */
function writeFragmentSheets(): Plugin {
  return {
    name: 'write-fragment-sheets',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const components = await readFile(new URL(import.meta.resolve('@lectern/react/styles.css')), 'utf8');
      const { sheets, own } = await writeSheets(components);
      const addresses = Object.fromEntries(
        Object.entries(sheets).map(([name, source]) => {
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `${name}-${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return [name, BASE + fileName];
        }),
      );
      const source = JSON.stringify({
        sheet: addresses.fragments,
        own: Object.fromEntries(Object.entries(own).map(([kind, name]) => [kind, addresses[name]])),
      });
      this.emitFile({ type: 'asset', fileName: 'fragments.json', source });
    },
  };
}

export default defineConfig({
  base: BASE,
  plugins: [react(), writeFragmentSheets(), withRenderer()],
  build: forBrowsers,
  environments: {
    client: { build: { rolldownOptions: { input: 'frame.html' } } },
    ssr: rendererOf('src/fragments/renderFragment.tsx'),
  },
  builder: browserThenRenderer,
});
