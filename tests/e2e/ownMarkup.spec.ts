import type { CourseDetail } from '@lectern/sdk';
import { courseNamed, signIn } from './api.ts';
import { expect, test } from './embedding.ts';

const markup = (id: string) => `
<lectern-course course-id="${id}" code="SPRING-20">
  <a href="/fallback">The course</a>
  <template>
    <article lectern-bind="aria-label: title">
      <img lectern-bind="src: image" alt="" width="320" height="180">
      <h2><a lectern-bind="href: url"><slot name="title"></slot></a></h2>
      <template lectern-if="rating"><p>Rated <slot name="rating"></slot></p></template>
      <template lectern-unless="free"><p>Costs <slot name="price"></slot></p></template>
      <template lectern-if="free"><p>Costs nothing</p></template>
      <p><slot name="no-such-field">As the page says</slot></p>
      <ul><template lectern-each="objectives"><li><slot name="item"></slot></li></template></ul>
      <ol><template lectern-each="sections">
        <li><b><slot name="title"></slot></b><ul><template lectern-each="lectures"><li><slot name="item"></slot></li></template></ul></li>
      </template></ol>
      <lectern-checkout lectern-bind="course-ids: id"></lectern-checkout>
    </article>
  </template>
</lectern-course>`;

test('a partner draws a course in markup of its own: texts, conditions, lists, links, and the checkout over the page', async ({
  openHost,
  page,
  marketplace,
}) => {
  const { _id, title } = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
  const { course } = (await (await fetch(`${marketplace.url}/api/search/courses/${_id}`)).json()) as {
    course: CourseDetail;
  };
  await openHost(`<style>h2 { color: rgb(1, 2, 3) }</style>${markup(_id)}`);
  const article = page.getByRole('article', { name: title });
  await expect(article.getByRole('heading', { name: title })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(article.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `${marketplace.url}/course/${_id}?code=SPRING-20`,
  );
  await expect(article.getByText('Costs ₹699.00')).toBeVisible();
  await expect(article.getByText('Costs nothing')).toHaveCount(0);
  await expect(article.getByText(`Rated ${course.averageRating.toFixed(1)}`)).toBeVisible();
  await expect(article.getByText('As the page says')).toBeVisible();
  await expect(article.locator('ul').first().getByRole('listitem')).toHaveText(course.learningObjectives);
  await expect(article.locator('ol > li > b')).toHaveText(course.sections.map((section) => section.title));
  await expect(article.locator('ol ul li')).toHaveText(
    course.sections.flatMap(({ lectures }) => lectures.map((lecture) => lecture.title)),
  );
  await expect(page.getByRole('link', { name: 'The course' })).toHaveCount(0);
  await article.locator('lectern-checkout').getByRole('link').click();
  await expect(page.frameLocator('iframe[name="lectern-app"]').getByRole('heading', { level: 1 })).toBeVisible();
});

test('own markup sets texts and addresses alone, whatever a course has', async ({
  openHost,
  page,
  marketplace,
  complaints,
}) => {
  const { _id } = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
  const hostile = {
    fields: {
      title: '<img src=x onerror="window.isBroken=1">',
      url: 'javascript:window.isBroken=2',
      objectives: ['<script>window.isBroken=3</script>', { item: { toString: 4 } }, null],
      __proto__: 'x',
    },
    sheet: '/x.css',
  };
  await page.route('**/embed/fragments/course?*', (route) =>
    route.fulfill({ json: hostile, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openHost(`<lectern-course course-id="${_id}"><template>
    <h2 lectern-bind="onclick: title; style: title"><slot name="title"></slot></h2>
    <a lectern-bind="href: url">More</a>
    <ul><template lectern-each="objectives"><li><slot name="item">none</slot></li></template></ul>
  </template></lectern-course>`);
  await expect(page.getByRole('heading')).toHaveText(hostile.fields.title);
  await expect(page.getByRole('listitem')).toHaveText(['<script>window.isBroken=3</script>', 'none', 'none']);
  expect(await page.getByText('More').getAttribute('href')).toBeNull();
  expect(await page.getByRole('heading').getAttribute('onclick')).toBeNull();
  expect(complaints.splice(0).filter((text) => text.includes("lectern-bind can't set"))).toHaveLength(2);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
});

test('own markup that can’t be drawn leaves its link and says why', async ({ openHost, page, complaints }) => {
  await openHost(
    '<lectern-course course-id="000000000000000000000000"><a href="/fallback">The course</a><template></template></lectern-course>',
  );
  await expect.poll(() => complaints.some((text) => text.includes('lectern-course'))).toBe(true);
  complaints.length = 0;
  await expect(page.getByRole('link', { name: 'The course' })).toBeVisible();
});

test('own markup whose script is cut off leaves its link, and is drawn once it can be', { tag: '@deep' }, async ({
  openHost,
  page,
  marketplace,
  complaints,
}) => {
  const { _id, title } = await courseNamed(await signIn(marketplace.url, 'anonymous'), 'Clear Sentences');
  await page.route('**/chunks/ownMarkup-*', (route) => route.abort(), { times: 1 });
  await openHost(markup(_id));
  await expect(page.getByRole('link', { name: 'The course' })).toBeVisible();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The course' })).toHaveCount(0);
});
