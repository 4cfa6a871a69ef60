import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = `<!doctype html>
<html>
<head>
<script>document.documentElement.dataset.early = '';</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<!-- early -->
<meta name="return-origin" content="__RETURN_ORIGIN__">
<!-- head: as it is -->
<title>Lectern</title>
<!-- /head -->
<!-- picture -->
<meta property="og:image" content="__ORIGIN__/social.png">
<!-- /picture -->
</head>
<body><div id="root"><!-- root --></div><!-- state --></body>
</html>`;

const routes = [
  { path: '/', render: true },
  { path: '/about', render: true },
  {
    path: '/courses',
    render: true,
    query: ['category', 'q', 'page'],
    files: ['/assets/CoursesPage.js', '/assets/CoursesPage.css'],
  },
  { path: '/course/:id', render: true, status: 'data' },
  { path: '/login' },
  { path: '*', render: true },
];

/** Renders a page that shows what it was asked for and, for a course, what the API answers. */
export const workingRenderer = `
let renders = 0;
export async function render({ url, origin }, call) {
  renders += 1;
  const id = /^\\/course\\/(\\w+)/.exec(url)?.[1];
  const answer = id ? await call('/search/courses/' + id) : { status: url === '/*' ? 404 : 200, body: '{}' };
  const title = JSON.parse(answer.body).course?.title ?? 'Page';
  return {
    status: answer.status,
    head: { title, description: 'About ' + title, ...(answer.status === 200 ? { path: url } : {}) },
    html: '<main data-render="' + renders + '">' + origin + url.replaceAll('&', '&amp;') + '</main>',
    state: '{}',
  };
}`;

export interface SiteFolder {
  path: string;
  /** Writes another build with this renderer; undefined: without one. */
  build(renderer: string | undefined): Promise<void>;
  remove(): Promise<void>;
}

/** A built site whose pages are made by a renderer that is given as source. */
export async function createSiteFolder(renderer: string | undefined = workingRenderer): Promise<SiteFolder> {
  const path = await mkdtemp(join(tmpdir(), 'lectern-site-'));
  await mkdir(join(path, '.server'));
  const folder: SiteFolder = {
    path,
    async build(source) {
      const bundle = join(path, '.server/render.js');
      if (source === undefined) await rm(bundle, { force: true });
      else await writeFile(bundle, source);
      await writeFile(join(path, 'routes.json'), JSON.stringify(routes));
      await writeFile(join(path, '.server/package.json'), '{"type":"module"}');
      await writeFile(join(path, 'index.html'), page);
    },
    remove: () => rm(path, { recursive: true }),
  };
  await folder.build(renderer);
  return folder;
}
