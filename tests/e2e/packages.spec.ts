import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import {
  adminWords,
  catalogueWords,
  checkoutWords,
  contentWords,
  courseFormWords,
  gradingWords,
  lectureFormWords,
  orderWords,
  playerWords,
  profileWords,
  quizCreatorWords,
  quizWords,
  sessionWords,
  videoWords,
} from '@lectern/sdk/words';
import { expect, test } from './fixtures.ts';

/** The built packages without a bundler. */

const run = promisify(execFile);

test('a server component prefetches: the queries load without React', async ({ server }) => {
  const script = `
    import { courseQuery, coursesQuery, createPaths } from '@lectern/react/server';
    import { createMarketplace } from '@lectern/sdk';
    const marketplace = createMarketplace({ baseUrl: '${server.url}/api' });
    const paths = createPaths({}, { site: '${server.url}' });
    const signal = AbortSignal.timeout(10_000);
    const list = coursesQuery(marketplace, { limit: 2 });
    const { courses } = await list.queryFn({ signal });
    const course = await courseQuery(marketplace, courses[0]._id).queryFn({ signal });
    marketplace.destroy();
    console.log(JSON.stringify({
      key: list.queryKey, count: courses.length, isSame: course.title === courses[0].title, to: paths.course('1'),
    }));
  `;
  // The condition under which frameworks load server components: React has no contexts and no state there.
  const { stdout } = await run(process.execPath, ['--conditions=react-server', '--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toEqual({
    key: ['lectern', 'public', 'courses', 'list', { limit: 2 }],
    count: 2,
    isSame: true,
    to: `${server.url}/course/1`,
  });
});

test('every script of the packages comes with a source map that has the sources', { tag: '@deep' }, async () => {
  for (const name of ['sdk', 'react', 'embed']) {
    const folder = `packages/${name}`;
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: folder });
    const packed = Object.values(JSON.parse(stdout) as Record<string, { files: { path: string }[] }>);
    const paths = new Set(packed.flatMap(({ files }) => files.map(({ path }) => path)));
    const scripts = [...paths].filter((path) => path.endsWith('.js'));
    expect(scripts.length, name).toBeGreaterThan(2);
    for (const script of scripts) {
      const about = `${name} ${script}`;
      const map = `${script}.map`;
      expect(readFileSync(join(folder, script), 'utf8'), about).toContain(`//# sourceMappingURL=${basename(map)}`);
      expect(paths, about).toContain(map);
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, map), 'utf8'));
      expect(sourcesContent?.filter(Boolean).length, about).toBe(sources.length);
    }
  }
});

test("the site's first pages load no texts of other screens", () => {
  const site = 'packages/demo-site/dist';
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  const routes: { path: string; files: string[] }[] = JSON.parse(read('routes.json'));
  const shell = [...read('index.html').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const elsewhere = {
    adminWords,
    checkoutWords,
    contentWords,
    courseFormWords,
    gradingWords,
    lectureFormWords,
    orderWords,
    playerWords,
    profileWords,
    quizCreatorWords,
    quizWords,
    sessionWords,
    videoWords,
  };
  for (const page of ['/', '/courses', '/course/:id']) {
    const files = [...shell, ...(routes.find(({ path }) => path === page)?.files ?? [])];
    const code = files.map(read).join('\n');
    // Zod, ky and the forms load with the first call, or with the first form.
    expect(files.filter((file) => /\/(calls|forms|sign-in)-/.test(file))).toEqual([]);
    // The page's own texts are there.
    expect(code).toContain(catalogueWords['courseList.pastEnd']);
    const found = Object.entries(elsewhere).filter(([, table]) =>
      // A table is in one file as a whole. Minifiers write other characters in more than one way.
      Object.values(table).every((text) => !/^[\w ,.-]+$/.test(text) || code.includes(text)),
    );
    expect(found.map(([name]) => `${page} ${name}`)).toEqual([]);
  }
});
