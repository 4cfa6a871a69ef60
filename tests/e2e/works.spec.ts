import { pngOf } from '../../packages/server/src/testing/pictures.ts';
import { post, signUp } from './api.ts';
import { prepareCourse } from './authors.ts';
import { expect, test } from './fixtures.ts';
import { judge } from './inspector.ts';

const title = 'Kestrel over the barn';

test('a learner shows a work with a picture, a visitor sees it without a script, and it is gone once taken down', {
  tag: '@deep',
}, async ({ page, browser, server, become }) => {
  const course = await prepareCourse(server.url, 'Drawing Birds');
  const lectureId = await course.addLecture({
    title: 'One bird',
    type: 'assignment',
    contentUrl: 'https://example.com/birds',
    textContent: 'Draw one bird.',
    order: 0,
    isPublished: true,
  });
  const learner = await signUp(server.url);
  await learner.get('/enrollment/enroll', post({ courseId: course.courseId }));
  await learner.get(`/enrollment/assignment/${lectureId}/submit`, post({ submissionText: 'It never sat still.' }));
  await become(learner);
  await page.goto(`/course/${course.courseId}/learning?lecture=${lectureId}`);
  await page.getByRole('button', { name: 'Choose what to show' }).press('Enter');
  const form = page.locator('.lectern-assignment-runner-work');
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(title);
  await form.getByRole('textbox', { name: 'Caption' }).fill('In eleven lines.');
  await form.getByLabel('Choose picture').setInputFiles({
    name: 'kestrel.png',
    mimeType: 'image/png',
    buffer: pngOf(640, 480),
  });
  await expect(form.getByText('kestrel.png')).toBeVisible();
  await judge(page, 'the form of a work', { within: '.lectern-assignment-runner-work' });
  await form.getByRole('button', { name: 'Show it publicly' }).press('Enter');
  await expect(form.getByRole('heading', { name: 'Shown publicly' })).toBeFocused();
  await judge(page, 'a shown work', { within: '.lectern-assignment-runner-work' });

  const visitor = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await visitor.goto(`/course/${course.courseId}`);
  const section = visitor.locator('section', { has: visitor.getByRole('heading', { name: "What You'll Have Made" }) });
  const figure = section.getByRole('figure');
  await expect(figure.getByText(title)).toBeVisible();
  await expect(figure.getByText('Mira Sen')).toBeVisible();
  await expect(visitor.getByText('It never sat still.')).toHaveCount(0);
  const picture = figure.getByRole('img', { name: `Picture of "${title}"` });
  const address = (await picture.getAttribute('src')) ?? '';
  expect((await fetch(new URL(address, server.url))).status).toBe(200);

  await form.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(form.getByRole('heading', { name: 'Show your work' })).toBeFocused();
  await visitor.reload();
  await expect(section).toHaveCount(0);
  expect((await fetch(new URL(address, server.url))).status).toBe(404);
  await visitor.close();
  await course.remove();
});
