import { describe, expect, it } from 'vitest';
import { createClient, json } from './testing/client.ts';

const id = 'a'.repeat(24);
const course = {
  _id: id,
  title: 'Tides',
  status: 'draft',
  imageUrl: '/files/tides.png',
  requirements: ['A boat'],
  sections: [
    {
      _id: 'b'.repeat(24),
      title: 'Low water',
      lectures: [{ _id: 'c'.repeat(24), title: 'Mud', type: 'text', isPublished: false, textContent: '<p>Mud.</p>' }],
    },
  ],
};
/** A backend that has only the calls of §7. */
const plainBackend = (courses: unknown) =>
  createClient(({ path }) =>
    path === '/instructor/my-courses' ? json({ courses }) : json({ message: 'Cannot GET' }, 404),
  );

describe('an authored course on a backend without GET /instructor/course/{id}', () => {
  it('is found in the list of authored courses, with its content', async () => {
    const { marketplace, sent } = plainBackend([{ _id: 'd'.repeat(24), title: 5 }, course]);
    const found = await marketplace.courses.getAuthored({ id: id.toUpperCase() });
    expect(found.course).toMatchObject({
      title: 'Tides',
      status: 'draft',
      imageUrl: 'http://lectern.test/files/tides.png',
      requirements: ['A boat'],
      totalLectures: 1,
      sections: [{ title: 'Low water', courseId: id, lectures: [{ title: 'Mud', isPublished: false }] }],
    });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /instructor/course/${id}`,
      'GET /instructor/my-courses',
    ]);
  });

  it('stays a 404 if it isn’t in the list', async () => {
    await expect(plainBackend([]).marketplace.courses.getAuthored({ id })).rejects.toMatchObject({
      status: 404,
      message: 'Cannot GET',
    });
  });

  it.each([
    ['stays a 404 where the list is refused', () => json({}, 403), { status: 404 }],
    ['fails as the list does where the server is down', () => json({}, 500), { status: 500 }],
    ['fails as an answer that cannot be read', () => json({ courses: [{ _id: id, title: 5 }] }), { code: 'contract' }],
  ])('%s', async (_, list, error) => {
    const { marketplace } = createClient(({ path }) => (path === '/instructor/my-courses' ? list() : json({}, 404)));
    await expect(marketplace.courses.getAuthored({ id })).rejects.toMatchObject(error);
  });

  it('isn’t looked up after any other answer', async () => {
    const { marketplace, sent } = createClient(() => json({}, 403));
    await expect(marketplace.courses.getAuthored({ id })).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
  });
});

describe('the quiz of a lecture', () => {
  it('is null if there is none, without an error', async () => {
    const events: unknown[] = [];
    const { marketplace } = createClient(
      ({ path }) => (path.includes('quiz') ? json({ message: 'Quiz not found.' }, 404) : json({ courses: [] })),
      { onEvent: (event) => events.push(event) },
    );
    await marketplace.courses.listAuthored();
    expect(await marketplace.quizzes.getAuthored({ id })).toBeNull();
    expect(events).toEqual([]);
    await expect(marketplace.quizzes.get({ id })).rejects.toMatchObject({ status: 404 });
  });
});
