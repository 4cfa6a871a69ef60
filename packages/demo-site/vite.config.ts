import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { replaceSite } from './replaceSite.ts';
import { articlePath, articles } from './src/content/blog.ts';
import { heads } from './src/content/heads.ts';
import { excerpt } from './src/head/excerpt.ts';
import { guardedPaths, openPaths } from './src/sitePaths.ts';

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const isOfReact = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const isPackage = /node_modules[\\/]/;
/** `earlyRequests.ts` and what it needs stand alone: they must not wait for the rest. */
const isEarly = /[\\/]demo-site[\\/]src[\\/](earlyRequests|content[\\/]hero|pages[\\/]readSearch)\.ts$/;

/** The pages of text share their looks. */
const isOfTextPages = /[\\/]styles[\\/](content|intro|text)\.css$/;
/** Style sheets aren't merged by who shares them: a page would wait for the looks of another. */
const isCode = /(?<!\.css)$/;

/** The files that a page needs beside those that every page has. */
function filesOf(page: string, files: readonly BundleFile[]): string[] {
  const chunk = (name: string) => files.find((file) => file.type === 'chunk' && file.fileName === name);
  const reach = (name: string, seen: Set<string>): Set<string> => {
    const found = chunk(name);
    if (found?.type !== 'chunk' || seen.has(name)) return seen;
    seen.add(name);
    for (const next of found.imports) reach(next, seen);
    return seen;
  };
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index');
  const known = reach(entry?.fileName ?? '', new Set());
  const root = files.find((file) => file.type === 'chunk' && file.isDynamicEntry && file.name === page);
  /** The chunks, and before them their style sheets. */
  const withSheets = (names: Set<string>) => {
    const sheets = [...names].flatMap((name) => [...(chunk(name)?.viteMetadata?.importedCss ?? [])]);
    return [...new Set([...sheets, ...names])];
  };
  const all = new Set(withSheets(known));
  return withSheets(reach(root?.fileName ?? '', new Set()))
    .filter((name) => !all.has(name))
    .map((name) => `/${name}`);
}

/** Puts before everything else what the first view waits for: the first calls, and the one font above the fold. */
function beginEarly(): Plugin {
  return {
    name: 'begin-early',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {});
        const early = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'early');
        const font = files.find(({ fileName }) => /montserrat-latin-wght-normal/.test(fileName));
        const script = { type: 'module', async: true, src: early ? `/${early.fileName}` : '/src/earlyRequests.ts' };
        const ahead = {
          home: filesOf('HomePage', files),
          courses: filesOf('CoursesPage', files),
          course: filesOf('CoursePage', files),
        };
        const tags: HtmlTagDescriptor[] = [
          // Data, for `earlyRequests.ts`: a policy without inline scripts does not mind it.
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'ahead' },
            children: JSON.stringify(ahead),
            injectTo: 'head',
          },
          { tag: 'script', attrs: script, injectTo: 'head' },
        ];
        if (font) {
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${font.fileName}`,
          };
          tags.push({ tag: 'link', attrs, injectTo: 'head' });
        }
        return tags;
      },
    },
  };
}

/** What the pages that are the same for everyone say of themselves, by their path. */
function headsByPath() {
  const pages = Object.values(heads).map((head) => [head.path, head] as const);
  const posts = articles.map((article) => {
    const path = articlePath(article);
    return [path, { title: article.title, description: excerpt(article.paragraphs[0]), path }] as const;
  });
  return Object.fromEntries([...pages, ['/courses', heads.courses], ...posts]);
}

/** Tells the server what is a page, so that it can say of everything else that it is not there. */
function writeRoutes(): Plugin {
  return {
    name: 'write-routes',
    generateBundle() {
      // Each article by its own address: the server can tell that another one is not there.
      const pages = openPaths.flatMap((path) => (path === '/blog/:id' ? articles.map(articlePath) : [path]));
      const source = JSON.stringify([...pages, ...guardedPaths]);
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(headsByPath()) });
    },
  };
}

/** Builds beside the site that a running server serves, and replaces it when everything is there. */
function buildBeside(): Plugin {
  let site = '';
  return {
    name: 'build-beside',
    apply: 'build',
    config({ build, root = '.' }) {
      site = resolve(root, build?.outDir ?? 'dist');
      return { build: { outDir: `${site}.next`, emptyOutDir: true } };
    },
    writeBundle: { order: 'post', sequential: true, handler: () => replaceSite(`${site}.next`, site) },
  };
}

/** In development the packages' sources are used; the build takes what would be published. */
export default defineConfig(({ command }) => ({
  plugins: [react(), beginEarly(), writeRoutes(), buildBeside()],
  ...(command === 'serve' ? { resolve: { conditions: ['lectern-source', ...defaultClientConditions] } } : {}),
  build: {
    // Browsers that know nesting and `:dir()`; for older ones it would be guessed from a list of languages.
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    // They all know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/earlyRequests.ts' },
      output: {
        // The widgets are one output per module. What every page needs comes in three files, which travel side by side and
        // change at different times. What six pages share is one more; the rest comes in files by who shares it, since a page
        // should load little that it doesn't use.
        codeSplitting: {
          groups: [
            { name: 'early', test: isEarly, priority: 4 },
            { name: 'react', test: isOfReact, tags: ['$initial'], priority: 3 },
            { name: 'packages', test: isPackage, tags: ['$initial'], priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 1 },
            { name: 'text-pages', test: isOfTextPages, priority: 1 },
            { name: 'common', test: isCode, minShareCount: 6, priority: 1 },
            {
              name: 'shared',
              test: isCode,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 500,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4001', changeOrigin: false } },
  },
}));
