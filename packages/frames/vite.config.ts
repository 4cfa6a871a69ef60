import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { browserThenRenderer, forBrowsers, rendererOf, withRenderer } from '../../scripts/servedBuild.ts';
import { certificateStyles, fragmentStyles, lessonStyles } from './src/fragments/usedStyles.ts';
import { writeSheet } from './src/fragments/writeSheet.ts';

/** Where the server has these files. */
const BASE = '/embed/';

/**
 * The sheets of the fragments. Their names change with their content; `fragments.json` tells them to the server, by the
 * kinds of fragments that have another than the cards.
 */
function writeFragmentSheets(): Plugin {
  const sheets = { fragments: fragmentStyles, lesson: lessonStyles, certificate: certificateStyles };
  return {
    name: 'write-fragment-sheets',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const read = (url: string) => readFile(new URL(url, import.meta.url), 'utf8');
      const [components, common] = await Promise.all([
        read(import.meta.resolve('@lectern/react/styles.css')),
        read('src/fragments/common.css'),
      ]);
      const emit = async (name: keyof typeof sheets) => {
        const own = common + (await read(`src/fragments/${name}.css`));
        const options = { loader: 'css', minify: true, target: 'es2022' } as const;
        const { code: source } = await transform(writeSheet(components, own, sheets[name]), options);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `${name}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return BASE + fileName;
      };
      const [sheet, lesson, certificate] = await Promise.all([emit('fragments'), emit('lesson'), emit('certificate')]);
      const own = { sample: lesson, player: lesson, quiz: lesson, assignment: lesson, certificate };
      this.emitFile({ type: 'asset', fileName: 'fragments.json', source: JSON.stringify({ sheet, own }) });
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
