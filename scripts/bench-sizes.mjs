// npm run bench -- sizes: what the packages and the site load (B1 to B9), in gzipped kilobytes of 1,000 bytes. Exact: with
// --gate, as in `npm test`, a figure over its limit fails. Run `npm run build` first.
import { chromium } from 'playwright';
import { startServer } from '../tests/e2e/server.ts';
import { kilobytes, weighByEsbuild, weighByVite, weighOneFile } from './bench/bundle.mjs';
import { scriptsOf, sumOf } from './bench/loadedPage.mjs';
import { startReport } from './bench/report.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { requireNode } from './steps.mjs';

requireNode();
const report = startReport('sizes');

report.row('B1', await weighOneFile("export * from '@lectern/sdk';"));

const isOutside = (name) => /^(react|react-dom|@tanstack\/react-query|@lectern\/sdk)(\/|$)/.test(name);
// Not the engines, nor Vite's own helper, which a site has once.
const isCounted = (name) => !/hls|purify|sanitize|preload-helper/i.test(name);
const widgets = (names, isShown = isCounted) =>
  weighByVite(`export { ${names} } from '@lectern/react';`, isOutside, isShown);
report.row('B2', (await widgets('CourseCard')).first);
report.row('B3', (await widgets('CourseCard, CoursePlayer, QuizRunner, CourseForm, ContentManager, Checkout')).first);
// The dialog loads when someone reaches for the player, and the rest when such a lecture is shown.
const isFrame = (name) =>
  isCounted(name) &&
  !/Dialog|QuizRunner|AssignmentRunner|FramedVideo|VideoPlayer|StreamParts|Transcript|Finish/.test(name);
const player = await widgets('CoursePlayer', isFrame);
report.row('B4 first', player.first);
report.row('B4', player.whole);
const withVideo = await widgets('CoursePlayer', (name) => isFrame(name) || name.startsWith('VideoPlayer'));
report.row('B4 video', withVideo.whole);
report.row('B5', (await widgets('QuizRunner')).whole);

// esbuild makes chunks for each `import()` that it sees, used or not, and the entry loads them: what needs none is
// weighed in one file.
const inChunks = async (program) => (await weighByEsbuild(program)).whole;
const programs = [
  ["export * from '@lectern/sdk';", inChunks],
  ["export { createMarketplace } from '@lectern/sdk';", inChunks],
  ["export * from '@lectern/sdk/forms';", weighOneFile],
  ["export { cartSummary } from '@lectern/sdk/rules';", weighOneFile],
  ["export * from '@lectern/sdk/words';", weighOneFile],
  ["export * from '@lectern/sdk/theme';", weighOneFile],
];
const differences = [];
for (const [program, weighThis] of programs) {
  const [one, other] = [await weighThis(program), (await weighByVite(program)).whole];
  // Of a program below one kilobyte, what the bundlers add themselves is more than a tenth.
  const difference = (Math.abs(one - other) / Math.max(one, 1)) * 100;
  differences.push({ difference, details: `${program} ${one.toFixed(1)} and ${other.toFixed(1)} kB` });
}
const largest = differences.toSorted((one, other) => other.difference - one.difference)[0];
report.row('B7', largest.difference, largest.details);

const server = await startServer('embedded');
const browser = await chromium.launch(chromiumLaunch());
try {
  const answerOf = async (path, init) => {
    const answer = await fetch(server.url + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return await answer.json();
  };
  const { courses } = await answerOf('/api/search/courses');
  const { token } = await answerOf('/api/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@lectern.example', password: 'lectern-demo' }),
  });
  const learner = { headers: { authorization: `Bearer ${token}` } };
  const owned = await answerOf('/api/enrollment/purchased-courses', learner);
  // A text, wherever the learner is in the course: a video loads its player too, which is a row of its own.
  const studied = await answerOf(`/api/enrollment/purchased-courses/${owned.courses[0]._id}`, learner);
  const lessons = studied.course.sections.flatMap(({ lectures }) => lectures);
  const text = lessons.find(({ type }) => type === 'text');
  const page = (names, children, entries = ['@lectern/react', '@lectern/react']) => `
    import { ${names} } from '${entries[0]}';
    import { LecternProvider } from '${entries[1]}';
    import { createMarketplace } from '@lectern/sdk';
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    const marketplace = createMarketplace({ baseUrl: '/api' });
    createRoot(document.getElementById('root')).render(h(LecternProvider, { marketplace }, ${children}));`;
  const card = await scriptsOf(browser, server.url, {
    program: page('CourseCard', `h(CourseCard, { courseId: '${courses[0]._id}' })`),
    ready: ['.lectern-course-card h3'],
  });
  report.row('B8', sumOf([card]), [...card].map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', '));
  const byEntries = page('CourseCard', `h(CourseCard, { courseId: '' })`, [
    '@lectern/react/course-card',
    '@lectern/react/provider',
  ]);
  const outside = ['react', 'react-dom', '@tanstack/react-query'];
  report.row('B8 esbuild', (await weighByEsbuild(byEntries, outside)).first);
  const isOwned = (one) => owned.courses.some(({ _id }) => _id === one._id);
  const wanted = courses.find((one) => one.price > 0 && !isOwned(one));
  // One program, so that a script that both views load is the same file.
  const four = page(
    'CourseList, Checkout, CoursePlayer, SignIn',
    `...(location.hash === '#visitor'
      ? [h(CourseList, { search: {} }), h(SignIn)]
      : [h(Checkout, { courseId: '${wanted._id}' }), h(CoursePlayer, { courseId: '${studied.course._id}', lectureId: '${text._id}' })])`,
  );
  const visitor = await scriptsOf(browser, server.url, {
    program: four,
    view: 'visitor',
    ready: ['.lectern-course-card h3', '.lectern-sign-in input'],
  });
  const buyer = await scriptsOf(browser, server.url, {
    program: four,
    view: 'learner',
    token,
    ready: ['.lectern-checkout input', '.lectern-text-lecture'],
  });
  report.row('B8 four', sumOf([visitor, buyer]));

  // Until the renderer has loaded, pages are sent without their content.
  while (!(await (await fetch(`${server.url}/courses`)).text()).includes('id="state"'))
    await new Promise((resolve) => setTimeout(resolve, 100));
  /** The scripts that a page names: what it needs to be interactive. */
  const first = async (path) => {
    const html = await (await fetch(server.url + path)).text();
    const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path));
    const bodies = [...scripts].map(async (script) => (await fetch(server.url + script)).text());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + kilobytes(body), 0);
  };
  report.row('B9 /', await first('/'));
  report.row('B9 /course', await first('/course'));
  report.row('B9 /course/:id', await first(`/course/${courses[0]._id}`));
  const home = await browser.newPage();
  let requests = 0;
  home.on('request', () => {
    requests += 1;
  });
  // The code of the next page is what a visit loads last.
  const last = home.waitForEvent('requestfinished', (request) => /\/CoursePage-[\w-]+\.js$/.test(request.url()));
  await home.goto(server.url);
  await last;
  report.row('B9 requests', requests);
} finally {
  await browser.close();
  await server.stop();
}
report.end();
