import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type HtmlTagDescriptor,
  minify,
  type Plugin,
  type Rolldown,
  transformWithOxc,
} from 'vite';
import { browserThenRenderer, forBrowsers, rendererOf, withRenderer } from '../../scripts/servedBuild.ts';
import { articlePath, articles } from './src/content/blog.ts';
import { coursesHead } from './src/content/courses.ts';
import { heads } from './src/content/heads.ts';
import { homeHead } from './src/content/home.ts';
import { guardedPaths, type OpenPath, openPages } from './src/sitePaths.ts';

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const isOfReact = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const isPackage = /node_modules[\\/]/;
/** `earlyRequests.ts` and what it needs stand alone: they must not wait for the rest. */
const isEarly = /[\\/]demo-site[\\/]src[\\/](earlyRequests|content[\\/]hero|pages[\\/]readSearch)\.ts$/;

/** The pages with lists of courses share their looks, and the pages of text their looks and layout. */
const isOfCatalogue = /[\\/]styles[\\/](category-grid|course-filters|course-list|hero-slider|results)\.css$/;
const isOfTextPages =
  /[\\/](styles[\\/](content|faq-accordion|intro|text)\.css|layout[\\/](Contents|Intro|Sections|TextPage)\.tsx)$/;
/** Style sheets aren't merged by who shares them: a page would wait for the looks of another. */
const isCode = /(?<!\.css)$/;

const isPackageCode = /[\\/](sdk|react)[\\/]dist[\\/][^\\/]+\.js$/;
/** Whether a file of the SDK or the widgets has such code. */
const has = (id: string, code: RegExp) => isPackageCode.test(id) && code.test(readFileSync(id, 'utf8'));

/** The calls of instructors and admins, which load with the first of them. */
const isOfAuthorCalls = (id: string) =>
  has(
    id,
    /^\/\/ src\/(endpoints\/author\/\w+|messages\/words\/authorFailureWords|parts\/author|schemas\/(authored\w+|dispute|document|earnings|grading|mail|managedDiscount|overview|partner|partnerInput|payoutInput|support)|uploads\/\w+)\.ts$/m,
  );

/**
 * What calls and forms need, and a first view does not: Zod, the SDK's files that need them, the rules' texts, and what only
 * pages that call share.
 */
const isOfCalls = (id: string) =>
  /node_modules[\\/]zod[\\/]|[\\/]sdk[\\/]dist[\\/]forms\.js$/.test(id) ||
  has(
    id,
    /from "zod\/mini"|^\/\/ src\/(validatorOf|endpoints\/searchPath|http\/(buildRequest|resolveIssues|mayPass|send)|messages\/words\/(failure|rule)Words|rules\/(isTaxNumber|reportMonths|visibleText)|provider\/useAuthorMarketplace|queries\/orders|schemas\/notificationKinds)\.ts$/m,
  );

/** What many pages share, but none that a visitor begins with: by the names in the packages' sources. */
const isOfForms = (id: string) =>
  has(
    id,
    /^\/\/ src\/(messages\/words\/(accountMenu|cart|certificate|form|order|teaching)Words|rules\/fileLimits|queries\/(authoredCourses|certificates)|hooks\/learning\/useCertificates|hooks\/\w+\/use(\w*Draft|Form|FormFailure|MessageForm|StoredForm|CreationKey|ReportUnsaved)|ui\/TextArea)\.tsx?$/m,
  );

/** What the admins' pages share. */
const isOfAdmins = (id: string) =>
  has(id, /^\/\/ src\/(messages\/words\/adminWords|components\/admin-dashboard\/useAdminGuard)\.tsx?$/m);

/** What stands before the pages of signed-in people. */
const isOfGuards = (id: string) =>
  /[\\/]demo-site[\\/]src[\\/]layout[\\/]Guard\.tsx$/.test(id) ||
  has(id, /^\/\/ src\/(components\/require-capability\/\w+|rules\/permission)\.tsx?$/m);

/** What the pages for signing in share. It needs the forms, and no other page may wait for them. */
const isOfSignIn = (id: string) =>
  /[\\/]demo-site[\\/]src[\\/](layout[\\/](ForeignReturn|AccountPage)\.tsx|styles[\\/]account\.css)$/.test(id) ||
  has(
    id,
    /^\/\/ src\/(messages\/words\/sessionWords|components\/(google-button|sign-in)\/\w+|hooks\/account\/useSignIn\w*|ui\/PasswordField)\.tsx?$/m,
  );

/** What draws the content of lectures: the course page has it, the home page and the listing do not. */
const isOfLectures = (id: string) =>
  has(
    id,
    /^\/\/ src\/(rules\/(courseDefaults|courseStudy|firstLecture|lectureHtml|videoSource)\.ts|components\/text-lecture\/TextLecture\.tsx|ui\/attachSource\.ts)$/m,
  );

/** Two sheets of the course page that other pages have too, in one request. */
const isOfCourseSheet = (id: string) => /[\\/](compare-area|reading)\.css$/.test(id);

/** What dialogs share with what returns a lost focus, which every page loads once it is idle. */
const isOfDialogs = (id: string) => has(id, /^\/\/ src\/ui\/(focusReturn|rootOf)\.ts$/m);

/** What the course page shares with what is below the fold of the home page, with the player's end, and with the comparison. */
const isOfCourses = (id: string) =>
  /[\\/]common[\\/]src[\\/]excerpt\.ts$|[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/.test(id) ||
  has(
    id,
    /^\/\/ src\/(messages\/words\/(courseWords|instructorWords|reviewWords|workWords)|queries\/(instructors|relatedCourses|reviews|works)|provider\/infiniteQuery|components\/course-length\/\w+|rules\/relatedCourses|hooks\/catalogue\/(useInstructor|useRelatedCourses|useReviews|useWorks)|components\/work-gallery\/\w+|components\/instructor-profile\/(InstructorCard\w*|cardParts|context))\.tsx?$/m,
  );

/** What few pages share and is too little for a request of its own. */
const isOfPages = (id: string) =>
  /[\\/]demo-site[\\/]src[\\/](head[\\/]facts|layout[\\/]belowFold)\.tsx?$/.test(id) ||
  has(id, /^\/\/ src\/(ui\/JsonLd|messages\/words\/promiseWords)\.tsx?$/m);

/** The texts of the player, which loads in parts that all need them. */
const isOfPlayer = (id: string) => has(id, /^\/\/ src\/messages\/words\/playerWords\.ts$/m);

/** The files that modules below `src` need beside those that every page has. */
function filesOf(modules: readonly string[], files: readonly BundleFile[]): string[] {
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
  const roots = modules.map((module) => {
    const path = resolve(import.meta.dirname, 'src', module);
    const root = files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => resolve(id) === path));
    if (entry && !root) throw new Error(`The build has no chunk of ${module}`);
    return root?.fileName ?? '';
  });
  /** The chunks, and before them their style sheets. */
  const withSheets = (names: Set<string>) => {
    const sheets = [...names].flatMap((name) => [...(chunk(name)?.viteMetadata?.importedCss ?? [])]);
    return [...new Set([...sheets, ...names])];
  };
  const all = new Set(withSheets(known));
  const needed = new Set<string>();
  for (const root of roots) reach(root, needed);
  return withSheets(needed)
    .filter((name) => !all.has(name))
    .map((name) => `/${name}`);
}

const pageModule = (page: string) => `pages/${page}.tsx`;

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
        const script = { type: 'module', src: early ? `/${early.fileName}` : '/src/earlyRequests.ts' };
        const ahead = {
          home: filesOf([pageModule('HomePage')], files),
          courses: filesOf([pageModule('CoursesPage')], files),
          course: filesOf([pageModule('CoursePage')], files),
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
    return [path, { title: article.title, description: article.lead, path }] as const;
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
          const code = pageModule(page);
          if ((path as OpenPath) !== '/blog/:id') return [{ path, ...entry, files: filesOf([code], files) }];
          // Each article by its own address, with its text: the server can tell that another one is not there.
          return articles.map((article) => {
            const modules = [code, `content/articles/${article.id}.ts`];
            return { path: articlePath(article), ...entry, files: filesOf(modules, files) };
          });
        });
        const guarded = guardedPaths.map((path) => ({ path }));
        const missing = {
          path: '*',
          render: true,
          status: 'known',
          files: filesOf([pageModule('NotFoundPage')], files),
        };
        const source = JSON.stringify([...open, ...guarded, missing]);
        this.emitFile({ type: 'asset', fileName: 'routes.json', source });
        this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(headsByPath()) });
      },
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
      async handler(html) {
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

/**
 * Each script repeats the names of those that it loads later, and what is random in a name can't be compressed: Rolldown
 * names a shared chunk by all its pages, and the SDK's modules bring a hash of their own. Seven hexadecimal digits take 1.8
 * bytes less than seven of base64, and a changed file gets the name of the one before once in 268 million.
 */
const shortName = (name: string) => (name.startsWith('shared~') ? 'shared' : name.replace(/-[A-Z0-9]{8}$/, ''));

/** In development the packages' sources are used; the build takes what would be published. */
export default defineConfig(({ command }) => ({
  plugins: [react(), beginEarly(), writeRoutes(), arrangeHead(), withRenderer()],
  ...(command === 'serve' ? { resolve: { conditions: ['lectern-source', ...defaultClientConditions] } } : {}),
  build: forBrowsers,
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: { index: 'index.html', early: 'src/earlyRequests.ts' },
          output: {
            hashCharacters: 'hex',
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(parse(name).name)}-[hash:7][extname]`,
            // The widgets are one output per module. What every page needs comes in three files, which travel side by side
            // and change at different times. What six pages share is one more; the rest comes in files by who shares it,
            // since a page should load little that it doesn't use.
            codeSplitting: {
              groups: [
                { name: 'early', test: isEarly, priority: 6 },
                { name: 'react', test: isOfReact, tags: ['$initial'], priority: 5 },
                { name: 'packages', test: isPackage, tags: ['$initial'], priority: 4 },
                // Before the shell: the entry that loads them names some of them.
                { name: 'author-calls', test: isOfAuthorCalls, includeDependenciesRecursively: false, priority: 4 },
                { name: 'shell', tags: ['$initial'], priority: 3 },
                { name: 'calls', test: isOfCalls, includeDependenciesRecursively: false, priority: 2 },
                { name: 'forms', test: isOfForms, includeDependenciesRecursively: false, priority: 2 },
                { name: 'admins', test: isOfAdmins, includeDependenciesRecursively: false, priority: 2 },
                { name: 'Guard', test: isOfGuards, includeDependenciesRecursively: false, priority: 2 },
                { name: 'sign-in', test: isOfSignIn, includeDependenciesRecursively: false, priority: 2 },
                { name: 'lectures', test: isOfLectures, includeDependenciesRecursively: false, priority: 2 },
                { name: 'course-sheet', test: isOfCourseSheet, priority: 2 },
                { name: 'dialogs', test: isOfDialogs, includeDependenciesRecursively: false, priority: 2 },
                { name: 'courses', test: isOfCourses, includeDependenciesRecursively: false, priority: 2 },
                { name: 'player', test: isOfPlayer, includeDependenciesRecursively: false, priority: 2 },
                { name: 'heads', test: /[\\/]content[\\/]heads\.ts$/, priority: 2 },
                { name: 'catalogue', test: isOfCatalogue, priority: 2 },
                { name: 'text-pages', test: isOfTextPages, priority: 2 },
                { name: 'pages', test: isOfPages, includeDependenciesRecursively: false, priority: 2 },
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
    ssr: rendererOf('src/render.tsx'),
  },
  builder: browserThenRenderer,
  server: {
    port: Number(process.env.PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4001', changeOrigin: false } },
  },
}));
