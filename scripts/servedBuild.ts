// What the builds of the site and the frames share.
import { resolve } from 'node:path';
import {
  type BuildEnvironmentOptions,
  type BuilderOptions,
  defaultServerConditions,
  type EnvironmentOptions,
  type Plugin,
} from 'vite';
import { precompress } from './precompress.mjs';

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

/** Builds the renderer into the folder of the site or the frames, and writes the compressed form of each file beside it. */
export function withRenderer(): Plugin {
  let folder = '';
  return {
    name: 'with-renderer',
    apply: 'build',
    sharedDuringBuild: true,
    config({ build, root = '.' }) {
      folder = resolve(root, build?.outDir ?? 'dist');
      return { environments: { ssr: { build: { outDir: `${folder}/.server` } } } };
    },
    buildApp: { order: 'post', handler: () => precompress(folder) },
  };
}
