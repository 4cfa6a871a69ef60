// What the builds of the site and the frames share: a running server may be serving both.
import { resolve } from 'node:path';
import {
  type BuildEnvironmentOptions,
  type BuilderOptions,
  defaultServerConditions,
  type EnvironmentOptions,
  type Plugin,
} from 'vite';
import { writeBrotli } from './brotli.mjs';
import { replaceBuild } from './replaceBuild.ts';

export const forBrowsers: BuildEnvironmentOptions = {
  assetsInlineLimit: 0,
  // Browsers that know nesting and `:dir()`; for older ones it would be guessed from a list of languages.
  target: 'es2022',
  cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
  // They all know it.
  modulePreload: { polyfill: false },
};

/** The renderer, which the server runs: one file with everything in it. */
export const rendererOf = (input: string): EnvironmentOptions => ({
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true, conditions: [...defaultServerConditions] },
  build: {
    ssr: true,
    target: 'node22',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input, output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
});

export const browserThenRenderer: BuilderOptions = {
  async buildApp({ environments: { client, ssr }, build }) {
    if (!client || !ssr) throw new Error('Vite lacks an environment for the browser or the server.');
    await build(client);
    await build(ssr);
  },
};

/**
 * Builds beside what a running server serves, and replaces that when everything is there.
 *
 * @param document the file that is replaced last
 */
export function buildBeside(document: string): Plugin {
  let folder = '';
  return {
    name: 'build-beside',
    apply: 'build',
    sharedDuringBuild: true,
    config({ build, root = '.' }) {
      folder = resolve(root, build?.outDir ?? 'dist');
      const next = `${folder}.next`;
      return {
        build: { outDir: next, emptyOutDir: true },
        environments: { ssr: { build: { outDir: `${next}/.server` } } },
      };
    },
    buildApp: {
      order: 'post',
      async handler() {
        await writeBrotli(`${folder}.next`);
        await replaceBuild(`${folder}.next`, folder, document);
      },
    },
  };
}
