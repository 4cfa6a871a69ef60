import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type HtmlTagDescriptor,
  minify,
  type Plugin,
  type Rolldown,
  transformWithOxc,
} from 'vite';
import { writeBrotli } from '../../scripts/brotli.mjs';
import { excerpt } from '../common/src/excerpt.ts';
import { replaceSite } from './replaceSite.ts';
import { articlePath, articles } from './src/content/blog.ts';
import { coursesHead } from './src/content/coursesHead.ts';
import { heads } from './src/content/heads.ts';
import { homeHead } from './src/content/homeHead.ts';
import { writeSheet } from './src/fragments/writeSheet.ts';
import { guardedPaths, type OpenPath, openPages } from './src/sitePaths.ts';

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The document of the frames on partners' pages. Browsers keep its files apart from the site's, so they share none. */
const FRAME = '/frame.html';

const isOfReact = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const isPackage = /node_modules[\\/]/;
/** `earlyRequests.ts` and what it needs stand alone: they must not wait for the rest. */
const isEarly = /[\\/]demo-site[\\/]src[\\/](earlyRequests|content[\\/]hero|pages[\\/]readSearch)\.ts$/;

/** The pages with lists of courses share their looks, and the pages of text their looks and layout. */
const isOfCatalogue = /[\\/]styles[\\/](category-grid|course-filters|course-list|hero-slider|home|results)\.css$/;
const isOfTextPages =
  /[\\/](styles[\\/](content|faq-accordion|intro|text)\.css|layout[\\/](Contents|Intro|Sections|TextPage)\.tsx)$/;
/** Style sheets aren't merged by who shares them: a page would wait for the looks of another. */
const isCode = /(?<!\.css)$/;

const isPackageCode = /[\\/](sdk|react)[\\/]dist[\\/][^\\/]+\.js$/;
/** Whether a file of the SDK or the widgets has such code. */
const has = (id: string, code: RegExp) => isPackageCode.test(id) && code.test(readFileSync(id, 'utf8'));

/** What calls and forms need, and a first view does not: Zod, the SDK's files that need them, and the rules' texts. */
const isOfCalls = (id: string) =>
  /node_modules[\\/]zod[\\/]|[\\/]sdk[\\/]dist[\\/]rules\.js$/.test(id) ||
  has(id, /from "zod\/mini"|^\/\/ src\/(ruleOf|http\/(send|resolveIssues)|messages\/words\/ruleWords)\.ts$/m);

/** What many pages share, but none that a visitor begins with: by the names in the packages' sources. */
const isOfForms = (id: string) =>
  has(
    id,
    /^\/\/ src\/(messages\/words\/(teaching|accountMenu)Words|rules\/fileLimits|hooks\/use(\w*Draft|Form|FormFailure|StoredForm|CreationKey|ReportUnsaved)|ui\/TextArea)\.tsx?$/m,
  );

/** What the pages for signing in share. It needs the forms, and no other page may wait for them. */
const isOfSignIn = (id: string) =>
  has(
    id,
    /^\/\/ src\/(messages\/words\/sessionWords|components\/(google-button|sign-in)\/\w+|hooks\/useSignIn\w*|ui\/PasswordField)\.tsx?$/m,
  );

/** What draws the content of lectures: the course page has it, the home page and the listing do not. */
const isOfLectures = (id: string) => has(id, /^\/\/ src\/rules\/(lectureHtml|videoSource|visibleText)\.ts$/m);

/** The texts of the player, which loads in parts that all need them. */
const isOfPlayer = (id: string) => has(id, /^\/\/ src\/messages\/words\/playerWords\.ts$/m);

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
  // Its chunk needn't have its name: another page may share it.
  const isOfPage = new RegExp(`[\\\\/]pages[\\\\/]${page}\\.tsx$`);
  const root = files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => isOfPage.test(id)));
  if (entry && !root) throw new Error(`The build has no chunk of ${page}`);
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
      handler(_, { bundle, path }) {
        if (path === FRAME) return;
        const files = Object.values(bundle ?? {});
        const early = files.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'early');
        const font = files.find(({ fileName }) => /montserrat-latin-wght-normal/.test(fileName));
        const script = { type: 'module', src: early ? `/${early.fileName}` : '/src/earlyRequests.ts' };
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
  const pages = [homeHead, coursesHead, ...Object.values(heads)].map((head) => [head.path, head] as const);
  const posts = articles.map((article) => {
    const path = articlePath(article);
    return [path, { title: article.title, description: excerpt(article.paragraphs[0]), path }] as const;
  });
  return Object.fromEntries([...pages, ['/courses', coursesHead], ...posts]);
}

/** Tells the server what is a page, what of it the server renders, and from which files the browser runs it. */
function writeRoutes(): Plugin {
  return {
    name: 'write-routes',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has removed the chunks that had nothing but style sheets.
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const open = Object.entries(openPages).flatMap(([path, { page, ...rest }]) => {
          const { rendered } = { rendered: undefined, ...rest };
          const entry = rendered
            ? { render: true, status: rendered.status, ...('query' in rendered ? { query: rendered.query } : {}) }
            : {};
          // Each article by its own address: the server can tell that another one is not there.
          const paths = (path as OpenPath) === '/blog/:id' ? articles.map(articlePath) : [path];
          return paths.map((one) => ({ path: one, ...entry, files: filesOf(page, files) }));
        });
        const guarded = guardedPaths.map((path) => ({ path }));
        const missing = { path: '*', render: true, status: 'known', files: filesOf('NotFoundPage', files) };
        const source = JSON.stringify([...open, ...guarded, missing]);
        this.emitFile({ type: 'asset', fileName: 'routes.json', source });
        this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(headsByPath()) });
      },
    },
  };
}

/** The sheet of the widgets on partners' pages. Its name changes with its content; `fragments.json` tells it to the server. */
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
      const fileName = `embed/fragments-${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'fragments.json', source: JSON.stringify({ sheet: `/${fileName}` }) });
    },
  };
}

/** The order of what the browser loads: what it waits for, then what runs first. */
const ranks = [/rel="stylesheet"/, /src="[^"]*\/early/, /src=/, /rel="modulepreload"/, /as="font"/];

/** Puts the first script into the page itself, and what Vite adds where the page says. */
function arrangeHead(): Plugin {
  return {
    name: 'arrange-head',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path === FRAME) return html;
        const source = resolve(import.meta.dirname, 'src/firstScript.ts');
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        const script = (await minify(source, code, { compress: true, mangle: true })).code;
        const added = new Map<RegExp, string[]>(ranks.map((rank) => [rank, []]));
        const rest = html.replace(
          / *<(?:script type="module"|link rel="[a-z]*(?:sheet|load)")[^>]*>(?:<\/script>)?\n/g,
          (tag) => {
            const rank = ranks.find((one) => one.test(tag));
            if (rank) added.get(rank)?.push(tag);
            return rank ? '' : tag;
          },
        );
        return rest
          .replace('<!-- first script -->', () => `<script>${script}</script>`)
          .replace(/ *<!-- files -->\n/, () => [...added.values()].flat().join(''));
      },
    },
  };
}

/** Builds beside the site that a running server serves, and replaces it when everything is there. */
function buildBeside(): Plugin {
  let site = '';
  return {
    name: 'build-beside',
    apply: 'build',
    sharedDuringBuild: true,
    config({ build, root = '.' }) {
      site = resolve(root, build?.outDir ?? 'dist');
      const next = `${site}.next`;
      return {
        build: { outDir: next, emptyOutDir: true },
        environments: { frame: { build: { outDir: next } }, ssr: { build: { outDir: `${next}/.server` } } },
      };
    },
    buildApp: {
      order: 'post',
      async handler() {
        await writeBrotli(`${site}.next`);
        await replaceSite(`${site}.next`, site);
      },
    },
  };
}

/** In development the packages' sources are used; the build takes what would be published. */
export default defineConfig(({ command }) => ({
  plugins: [react(), beginEarly(), writeRoutes(), arrangeHead(), writeFragmentSheet(), buildBeside()],
  ...(command === 'serve' ? { resolve: { conditions: ['lectern-source', ...defaultClientConditions] } } : {}),
  build: {
    assetsInlineLimit: 0,
    // Browsers that know nesting and `:dir()`; for older ones it would be guessed from a list of languages.
    target: 'es2022',
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    // They all know it.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { index: 'index.html', early: 'src/earlyRequests.ts' },
          output: {
            // Rolldown names a shared chunk by all its pages, and each script that loads it repeats the name.
            chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
            // The widgets are one output per module. What every page needs comes in three files, which travel side by side
            // and change at different times. What six pages share is one more; the rest comes in files by who shares it,
            // since a page should load little that it doesn't use.
            codeSplitting: {
              groups: [
                { name: 'early', test: isEarly, priority: 6 },
                { name: 'react', test: isOfReact, tags: ['$initial'], priority: 5 },
                { name: 'packages', test: isPackage, tags: ['$initial'], priority: 4 },
                { name: 'shell', tags: ['$initial'], priority: 3 },
                { name: 'calls', test: isOfCalls, includeDependenciesRecursively: false, priority: 2 },
                { name: 'forms', test: isOfForms, includeDependenciesRecursively: false, priority: 2 },
                { name: 'sign-in', test: isOfSignIn, includeDependenciesRecursively: false, priority: 2 },
                { name: 'lectures', test: isOfLectures, includeDependenciesRecursively: false, priority: 2 },
                { name: 'player', test: isOfPlayer, includeDependenciesRecursively: false, priority: 2 },
                { name: 'heads', test: /[\\/]content[\\/]heads\.ts$/, priority: 2 },
                { name: 'catalogue', test: isOfCatalogue, priority: 2 },
                { name: 'text-pages', test: isOfTextPages, priority: 2 },
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
    },
    frame: {
      consumer: 'client',
      build: { emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input: 'frame.html' } },
    },
    // The renderer, which the server runs: one file with everything in it.
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true, conditions: [...defaultServerConditions] },
      build: {
        ssr: true,
        target: 'node22',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/render.tsx',
          output: { entryFileNames: 'render.js', codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ environments: { client, frame, ssr }, build }) {
      if (!client || !frame || !ssr)
        throw new Error('Vite lacks an environment for the browser, frames or the server.');
      await build(client);
      await build(frame);
      await build(ssr);
    },
  },
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4001', changeOrigin: false } },
  },
}));
