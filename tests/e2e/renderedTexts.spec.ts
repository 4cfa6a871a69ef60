import { courseNamed, post, signIn, signUp } from './api.ts';
import { expect, test } from './fixtures.ts';
import { watchPages } from './renderedPages.ts';
import { startServer } from './server.ts';

/** Texts of other people in rendered pages: in the head, the body, the state and the facts for search engines. */

const script = '</script><script>alert(1)</script></title><img src=x onerror=alert(2)>';
const marks = '<!-- root --><!--<script>]]><![CDATA[ $& $1 {{x}} __ORIGIN__ &amp; "\'`';
/** Line separators and overrides of the direction. Half a character is refused by the API. */
const characters = 'a\u2028b\u2029c \u202e\u2066d\u2069 e';

test('texts of other people stay texts in rendered pages', { tag: '@deep' }, async ({ page, database }) => {
  const server = await startServer(database);
  try {
    const admin = await signIn(server.url, 'admin');
    const author = await signUp(server.url, 'instructor');
    await author.get('/user/profile', { method: 'PUT', body: { firstName: script.slice(0, 50), bio: marks + script } });
    const category = { name: '</script><!--<b>{{x}}' };
    const made = await admin.get<{ category: { _id: string } }>('/admin/categories', post(category));
    const courses: { _id: string; title: string; creatorId: string }[] = [];
    for (const title of [script, marks, characters]) {
      const description = `${title} ${'w '.repeat(2_600)}`.slice(0, 5_000);
      const course = { title, description, price: 0, category: made.category._id, status: 'published' };
      const answer = await author.ask<{ course: { _id: string; title: string; creatorId: string } }>(
        '/instructor/course',
        post(course),
      );
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      courses.push(answer.body.course);
    }
    const known = await courseNamed(author, script);

    await expect.poll(async () => (await fetch(server.url)).text()).toContain('id="state"');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    const open = await watchPages(page);
    for (const { _id, title } of courses) {
      const { written, now, isKept, asked } = await open(`${server.url}/course/${_id}`);
      expect(written.text).toContain(title);
      expect(now.text).toContain(title);
      expect(await page.title()).toBe(`${title} · Lectern`);
      expect({ isKept, asked }).toEqual({ isKept: true, asked: [] });
      const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(facts.map((fact) => JSON.parse(fact).name)).toContain(title);
    }
    for (const path of [
      `/instructors/${known.creatorId._id}`,
      `/courses?category=${made.category._id}`,
      '/courses?sort=newest',
      `/search?q=${encodeURIComponent(script)}`,
      `/search?q=${encodeURIComponent(marks)}`,
      `/search?q=${encodeURIComponent('a\u2028b\u202e')}%ed%a0%bd`,
      `/courses?category=${encodeURIComponent(script)}`,
    ]) {
      const { status, written, now, isKept, asked } = await open(server.url + path);
      expect({ status, isKept, asked }, path).toEqual({ status: 200, isKept: true, asked: [] });
      expect(now.title, path).toBe(written.title);
    }
    expect(dialogs).toEqual([]);
  } finally {
    await page.close();
    await server.stop();
  }
});
