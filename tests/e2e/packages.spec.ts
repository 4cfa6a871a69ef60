import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
