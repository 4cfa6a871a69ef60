import type { Page, Request, Route } from '@playwright/test';
import { isDeep } from '../runs.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';
import type { RunningServer } from './server.ts';

/**
 * Every step of creating something fails once, in every way. Nothing that was typed is lost,
 * retrying continues where it stopped, learners see nothing unfinished, and nothing is created twice.
 */

const ways = {
  refused: (route: Route) => route.abort('connectionrefused'),
  'answered with 500': (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>oh</h1>' }),
  // The server did it, but the answer is lost.
  'done, its answer lost': async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};
type Way = keyof typeof ways;

/** A lost answer is what creates duplicates; the others end in the same error, which the deep run sees too. */
const sampled: readonly Way[] = isDeep ? (Object.keys(ways) as Way[]) : ['done, its answer lost'];

/** Breaks the call until `repair` is called. */
async function breakCall(page: Page, pattern: RegExp, matches: (request: Request) => boolean, way: Way) {
  const pending = new Set<Promise<void>>();
  const handler = (route: Route) => {
    if (!matches(route.request())) return route.continue();
    const broken = ways[way](route).finally(() => pending.delete(broken));
    pending.add(broken);
    return broken;
  };
  await page.route(pattern, handler);
  return {
    async repair() {
      // Another attempt may be about to be broken; removing its handler would fail the test.
      await Promise.all(pending);
      await page.unroute(pattern, handler);
    },
  };
}
const by =
  (method: string, body = '') =>
  (request: Request) =>
    request.method() === method && (request.postData() ?? '').includes(body);

const questions = [
  'short-answer,What is it called?,1,bark',
  'true-false,It grows each year.,1,true',
  'multiple-choice,Where are the rings?,1,,*Inside,Outside',
].join('\n');
const csv = { name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(questions) };

async function writeQuiz(page: Page, title: string) {
  await page.getByRole('button', { name: `Create Quiz for ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Quiz' });
  await dialog.getByLabel('Quiz title').fill(`Quiz of ${title}`);
  await dialog.getByLabel('Import from CSV').setInputFiles(csv);
  await expect(dialog.getByText('3 questions imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Quiz', exact: true }).click();
  return dialog;
}
async function expectWritten(dialog: ReturnType<Page['getByRole']>, title: string) {
  await expect(dialog.getByLabel('Quiz title')).toHaveValue(`Quiz of ${title}`);
  for (const line of questions.split('\n')) {
    await expect(dialog.getByText(line.split(',')[1] ?? '', { exact: true })).toBeVisible();
  }
}
const steps: readonly (readonly [string, RegExp, (request: Request) => boolean])[] = [
  ['the quiz', /\/api\/instructor\/quiz$/, by('POST')],
  ['question 1', /\/api\/instructor\/question$/, by('POST', '"order":0')],
  ['question 2', /\/api\/instructor\/question$/, by('POST', '"order":1')],
  ['question 3', /\/api\/instructor\/question$/, by('POST', '"order":2')],
  ['the link', /\/api\/instructor\/lecture\//, by('PUT', '"quizId"')],
];

test('creating a quiz survives a failure of any kind at every step', { tag: '@deep' }, async ({
  page,
  server,
  shopper,
  become,
  complaints,
}) => {
  const course = await prepareCourse(server.url, 'Reading Trees');
  await become(course.author);
  const all = steps.flatMap((step) => (Object.keys(ways) as Way[]).map((way) => ({ step, way })));
  // Each step once, each failure at least once; every combination in the deep run.
  const cases = isDeep ? all : all.filter((_, index) => [2, 4, 6, 11, 12, 14].includes(index));
  const ids: string[] = [];
  for (const [index] of cases.entries()) {
    ids.push(await course.addLecture({ title: `Rings ${index + 1}`, type: 'quiz', order: index }));
  }
  await page.goto(`/instructor/course/${course.courseId}/content`);

  for (const [index, { step, way }] of cases.entries()) {
    const [name, pattern, matches] = step;
    await test.step(`${name} is ${way}`, async () => {
      const title = `Rings ${index + 1}`;
      const id = ids[index] ?? '';
      const { repair } = await breakCall(page, pattern, matches, way);
      const dialog = await writeQuiz(page, title);
      const isLink = name === 'the link';
      if (isLink) await shopper.acknowledge('Quiz Created');
      else {
        await shopper.acknowledge('Creation Failed');
        await expect(dialog.getByText(/^(The quiz wasn't created|Creating the quiz stopped)/)).toBeVisible();
        await expectWritten(dialog, title);
      }
      // Only a link that arrived completes a quiz.
      const taken = () => course.learner.ask<{ quiz?: { questions: unknown[] } }>(`/enrollment/quiz/${id}`);
      const seen = await taken();
      expect(seen.status).toBe(isLink && way === 'done, its answer lost' ? 200 : 404);

      await repair();
      // Closing the browser meanwhile: once is enough, since only the link needs it. Loading the content links the quiz.
      const isReloaded = name === 'the quiz' && way === 'done, its answer lost';
      if (isLink || isReloaded) await page.reload();
      if (!isLink) {
        if (isReloaded) await page.getByRole('button', { name: `Create Quiz for ${title}`, exact: true }).click();
        await expectWritten(dialog, title);
        await dialog.getByRole('button', { name: /^(Continue creating|Create Quiz)$/ }).click();
        await shopper.acknowledge('Quiz Created');
      }
      await expect.poll(async () => (await taken()).body.quiz?.questions.length).toBe(3);
      const { quiz } = await course.author.get<{ quiz: { _id: string } }>(`/instructor/quiz/${id}`);
      expect((await course.lectures()).find(({ _id }) => _id === id)?.quizId).toBe(quiz._id);
    });
  }
  await course.remove();
  complaints.splice(0);
});

test('a lecture, a section and a course are created once, whatever happens to the answer', { tag: '@deep' }, async ({
  page,
  server,
  shopper,
  become,
  complaints,
}) => {
  const course = await prepareCourse(server.url, 'Reading Clouds');
  await become(course.author);
  const own = async () =>
    (await course.author.get<{ courses: { _id: string; title: string }[] }>('/instructor/my-courses')).courses;
  await page.goto(`/instructor/course/${course.courseId}/content`);
  for (const way of sampled) {
    await test.step(`a section is ${way}`, async () => {
      const { repair } = await breakCall(page, /\/api\/instructor\/section$/, by('POST'), way);
      await page.getByRole('button', { name: 'Add New Section' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add New Section' });
      await dialog.getByLabel('Section title').fill(`Sky ${way}`);
      await dialog.getByRole('button', { name: 'Create section' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(dialog.getByLabel('Section title')).toHaveValue(`Sky ${way}`);
      await repair();
      await dialog.getByRole('button', { name: 'Create section' }).click();
      await shopper.acknowledge('Section Created');
      await expect(page.getByRole('button', { name: `Sky ${way}`, exact: true })).toHaveCount(1);
    });
    await test.step(`a lecture is ${way}`, async () => {
      const { repair } = await breakCall(page, /\/api\/instructor\/lecture$/, by('POST'), way);
      await page.getByRole('button', { name: 'Add Lecture to One' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add Lecture' });
      await dialog.getByLabel('Lecture title').fill(`Cloud ${way}`);
      await dialog.getByLabel('Type', { exact: true }).selectOption({ label: 'Assignment' });
      await dialog.getByLabel('Assignment URL').fill('https://example.org/clouds');
      await dialog.getByRole('button', { name: 'Create lecture' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(dialog.getByLabel('Assignment URL')).toHaveValue('https://example.org/clouds');
      await repair();
      // The latest changes count.
      await dialog.getByLabel('Lecture title').fill(`Cloud, ${way}`);
      await dialog.getByRole('button', { name: 'Create lecture' }).click();
      await shopper.acknowledge('Lecture Created');
    });
  }
  expect((await course.lectures()).map(({ title }) => title)).toEqual(sampled.map((way) => `Cloud, ${way}`));

  for (const way of sampled) {
    await test.step(`a course with a picture is ${way}`, async () => {
      await page.goto('/instructor/course/new');
      const { repair } = await breakCall(page, /\/api\/instructor\/course$/, by('POST'), way);
      await page.getByRole('textbox', { name: 'Title' }).fill(`Weather, ${way}`);
      await page.getByRole('textbox', { name: 'Description' }).fill('What the sky says of tomorrow.');
      await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
      await page.getByLabel('Choose image').setInputFiles('packages/server/seed/media/business.webp');
      await page.getByRole('button', { name: 'Create Course' }).click();
      await shopper.acknowledge('Submission Failed');
      await expect(page.getByText('business.webp')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Weather, ${way}`);
      await repair();
      await page.getByRole('button', { name: 'Create Course' }).click();
      await shopper.acknowledge('Course Created!');
      expect((await own()).filter(({ title }) => title === `Weather, ${way}`)).toHaveLength(1);
    });
  }
  for (const { title, _id } of await own()) {
    if (title.startsWith('Weather, ')) await course.remove(_id);
  }
  await course.remove();
  complaints.splice(0);
});

/** Slow enough to see the progress. */
async function slowUploads(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send('Network.enable');
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { ...network, uploadThroughput });
  await set(bytesPerSecond);
  return { end: () => set(-1) };
}

async function killHalfWay(page: Page, server: RunningServer, bar: string) {
  await expect(page.getByRole('progressbar', { name: bar })).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await server.kill();
}

test("an upload interrupted at any point, even by the server's end, is repeated and loses nothing", {
  tag: '@deep',
}, async ({ page, shopper, server, become, complaints }) => {
  const course = await prepareCourse(server.url, 'Reading Water');
  await become(course.author);
  await page.goto(`/instructor/course/${course.courseId}/content`);
  await page.getByRole('button', { name: 'Add Lecture to One' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lecture' });
  await dialog.getByLabel('Lecture title').fill('A river');

  const broken = async (pattern: RegExp, way: Way, label: string | RegExp, file: string) => {
    const { repair } = await breakCall(page, pattern, by('POST'), way);
    await dialog.getByLabel(label).setInputFiles(file);
    await shopper.acknowledge('Upload Failed');
    await repair();
  };
  const again = () => dialog.getByRole('button', { name: 'Upload again' }).click();
  /** A second upload replaces the first. */
  const chooseVideo = /^(Choose|Replace) video$/;
  const video = 'packages/server/seed/media/business.webm';
  const captions = 'packages/server/seed/media/business.en.vtt';

  for (const way of sampled) {
    await test.step(`the video is ${way}`, async () => {
      await broken(/upload-video$/, way, chooseVideo, video);
      await expect(dialog.getByLabel('Lecture title')).toHaveValue('A river');
      await again();
      await shopper.acknowledge('Video Uploaded');
    });
    await test.step(`the captions are ${way}`, async () => {
      await broken(/upload-captions$/, way, 'Choose captions', captions);
      await again();
      await expect(dialog.getByRole('button', { name: 'Remove captions: English' })).toBeVisible();
      if (way !== 'done, its answer lost') {
        await dialog.getByRole('button', { name: 'Remove captions: English' }).click();
      }
    });
  }

  await test.step('the server is killed halfway', async () => {
    const slow = await slowUploads(page, 150_000);
    await dialog.getByLabel(chooseVideo).setInputFiles(video);
    await killHalfWay(page, server, 'Uploading your file');
    await shopper.acknowledge('Upload Failed');
    await slow.end();
    await server.restart();
    await again();
    await shopper.acknowledge('Video Uploaded');
  });

  await test.step('saving the lecture fails afterwards', async () => {
    const { repair } = await breakCall(page, /\/api\/instructor\/lecture$/, by('POST'), 'answered with 500');
    await dialog.getByRole('button', { name: 'Create lecture' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await repair();
    // The dialog closes with the browser.
    await page.reload();
    await page.getByRole('button', { name: 'Add Lecture to One' }).click();
    await expect(dialog.getByText('Your uploaded video')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create lecture' }).click();
    await shopper.acknowledge('Lecture Created');
  });
  const stored = await course.lectures();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.captions).toHaveLength(1);
  expect((await page.request.get(stored[0]?.contentUrl ?? '')).status()).toBe(200);
  await course.remove();
  complaints.splice(0);
});
