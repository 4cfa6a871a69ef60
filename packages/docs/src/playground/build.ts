import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSheets } from '@lectern/frames/fragments/writeSheets.ts';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { root } from '../guides.ts';
import { base } from '../page.ts';
import { fileOf, importable, modules } from './modules.ts';
import type { PlaygroundFiles } from './pages.ts';

const client = join(import.meta.dirname, '../client/playground');
const embed = join(root, 'packages/embed/src');
const PLACE = 'playground/files';

const shared = {
  bundle: true,
  minify: true,
  target: 'es2022',
  conditions: ['lectern-source'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
  metafile: true,
  // The system's fonts do: a sandboxed document may load no others without a header that not all hosts send.
  loader: { '.woff2': 'empty' },
  external: [`${base}*`],
} as const satisfies BuildOptions;

/** All styles of the components in one text. */
async function componentStyles(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@lectern/react/styles.css'));
  const { outputFiles } = await build({ ...shared, entryPoints: [entry], write: false, outdir: '/' });
  return outputFiles[0]?.text ?? '';
}

/** What the mock serves as the sheets of fragments. */
async function fragmentSheets(css: string): Promise<Plugin> {
  const { sheets, own } = await writeSheets(css);
  return {
    name: 'fragment-sheets',
    setup(given) {
      given.onResolve({ filter: /^fragment-sheets$/ }, ({ path }) => ({ path, namespace: 'sheets' }));
      given.onLoad({ filter: /.*/, namespace: 'sheets' }, () => ({
        contents: `export const sheets = ${JSON.stringify(sheets)}; export const sheetOf = ${JSON.stringify(own)};`,
      }));
    },
  };
}

/** The document of a frame, which has nothing but scripts and their styles. */
const documentOf = (title: string, head: string, body = '') =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n<title>${title}</title>\n${head}\n</head>\n${body}`;

/** Writes the playground's files: the result's document, the frames of its marketplace and the mock. */
export async function buildPlayground(dist: string): Promise<PlaygroundFiles> {
  const outdir = join(dist, PLACE);
  const names: string[] = [];
  const bundle = async (options: BuildOptions) => {
    const { metafile } = await build({ ...shared, ...options, outdir });
    names.push(...Object.keys(metafile?.outputs ?? {}).map((path) => path.slice(path.indexOf(PLACE) + PLACE.length)));
  };
  const find = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one));
    if (!name) throw new Error(`The playground has no ${pattern}`);
    return `${base}${PLACE}${name}`;
  };
  mkdirSync(outdir, { recursive: true });
  cpSync(join(root, 'packages/server/seed/media/welcome.webm'), join(outdir, 'film.webm'));
  const css = await componentStyles();
  const { entryPoints, plugin } = modules(css);
  await bundle({
    entryPoints: {
      ...entryPoints,
      frame: join(client, 'frame.ts'),
      mock: join(client, 'mock.ts'),
      playground: join(client, 'playground.ts'),
      'embed/v1': join(embed, 'cdn.ts'),
    },
    format: 'esm',
    splitting: true,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    alias: { 'node:async_hooks': join(client, 'asyncHooks.ts') },
    define: { ...shared.define, FILM: JSON.stringify(`${base}${PLACE}/film.webm`) },
    plugins: [await fragmentSheets(css), plugin],
  });
  await bundle({
    entryPoints: { 'embed/v1.classic': join(embed, 'classic.ts') },
    format: 'iife',
    entryNames: '[dir]/[name]-[hash]',
  });
  await bundle({
    entryPoints: { result: join(client, 'result.ts') },
    format: 'iife',
    entryNames: '[name]-[hash]',
    define: {
      MOCK: JSON.stringify(find(/^\/mock-\w+\.js$/)),
      FRAME: JSON.stringify(`${base}playground/frame/`),
      LOADER: JSON.stringify(find(/^\/embed\/v1-\w+\.js$/)),
      CLASSIC: JSON.stringify(find(/^\/embed\/v1\.classic-\w+\.js$/)),
    },
  });
  const write = (name: string, html: string) => {
    mkdirSync(join(dist, 'playground', name), { recursive: true });
    writeFileSync(join(dist, 'playground', name, 'index.html'), html);
  };
  write('result', documentOf('Result', `<script crossorigin src="${find(/^\/result-\w+\.js$/)}"></script>`));
  write(
    'frame',
    documentOf(
      'Lectern',
      `<link rel="stylesheet" href="${find(/^\/frame-\w+\.css$/)}">\n<script type="module" crossorigin src="${find(/^\/frame-\w+\.js$/)}"></script>`,
      '<body>\n<div id="root"></div>\n</body>\n</html>\n',
    ),
  );
  const imports = importable.map((name) => [name, find(new RegExp(`^/${fileOf(name)}-\\w+\\.js$`))]);
  return { script: find(/^\/playground-\w+\.js$/), imports: Object.fromEntries(imports) };
}
