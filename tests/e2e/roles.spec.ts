import { actors, courseNamed, post, signIn } from './api.ts';
import { capabilities, type Outcome, type Scene, title } from './capabilities.ts';
import { expect, settle, test } from './fixtures.ts';

/** §6: every capability for each of the four, on the page and in the API. */

/** A free course of the demo's instructor, deleted afterwards: other tests count the courses in the catalogue. */
async function withCourse(url: string, use: (id: string) => Promise<void>) {
  const teacher = await signIn(url, 'instructor');
  const { categories } = await teacher.get<{ categories: { _id: string }[] }>('/admin/categories');
  const made = { title: 'Who may what', description: 'A course that is there for one test.', price: '0' };
  const { course } = await teacher.get<{ course: { _id: string } }>(
    '/instructor/course',
    post({ ...made, category: categories[0]?._id, status: 'published' }),
  );
  try {
    await use(course._id);
  } finally {
    await teacher.get(`/instructor/course/${course._id}`, { method: 'DELETE' });
  }
}

async function arrive({ page, shopper }: Scene, path: string, outcome: Outcome) {
  await page.goto(path);
  if ('title' in outcome) {
    await expect(title(page), path).toHaveText(outcome.title);
    await expect(page).toHaveURL(path);
    return;
  }
  if (outcome.notice) {
    const [name, text] = outcome.notice;
    await expect(page.getByRole('dialog', { name }), path).toContainText(text);
    await shopper.acknowledge(name);
    await expect.poll(() => new URL(page.url()).pathname, path).toBe(outcome.to);
  } else {
    await expect(page, path).toHaveURL(outcome.to);
    await settle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const text of outcome.reason ?? []) await expect(page.getByText(text, { exact: true }), path).toBeVisible();
  }
}

for (const [column, actor] of actors.entries()) {
  test(`§6 for ${actor}: what the page offers, and what the server allows`, { tag: '@deep' }, async ({
    page,
    server,
    shopper,
    become,
  }) => {
    await withCourse(server.url, async (fresh) => {
      const api = await become(actor);
      const own = (await courseNamed(api, 'TypeScript That Reads Well'))._id;
      const foreign = (await courseNamed(api, 'Numbers for Founders'))._id;
      const scene: Scene = { page, shopper, api, actor, fresh, own, foreign };
      for (const { name, pages, act, calls } of capabilities) {
        await test.step(name, async () => {
          for (const [path, outcome] of Object.entries(pages?.(scene) ?? {})) await arrive(scene, path, outcome);
          await act?.(scene);
          for (const [path, statuses, body] of calls(scene)) {
            const { status } = await api.ask(path, body === undefined ? {} : post(body));
            expect(status, `${path} for ${actor}`).toBe(statuses[column]);
          }
        });
      }
    });
  });
}
