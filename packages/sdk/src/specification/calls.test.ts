import { describe, expect, it } from 'vitest';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import { callByName, createClient, json, lena, memory, tokenOf } from '../testing/client.ts';
import type { CallName } from '../testing/createMockApi.ts';
import { exampleIds, samples } from '../testing/samples.ts';

const { courseId: id, quizId } = exampleIds;
const user = { userId: lena.id, role: 'learner', firstName: 'Lena' };
const course = { _id: id, title: 'Tides' };
const page = { courses: [course], currentPage: 1, totalPages: 1, totalResults: 1 };
const image = new File(['picture'], 'cover.png', { type: 'image/png' });
const place = { courseId: id, sectionId: id, title: 'Tides', order: 0, isPublished: true };

interface Request {
  call: CallName;
  about: string;
  input: Record<string, unknown>;
  request: string;
  body?: object;
}

/** Other ways to make a call. */
const variants: Request[] = [
  {
    call: 'auth.signUp',
    about: 'trims an email and puts it in lower case',
    input: { email: ' Lena@Example.org ', password: 'secret!', firstName: 'Lena', lastName: 'L' },
    request: 'POST /auth/signup',
    body: { email: 'lena@example.org', password: 'secret!', firstName: 'Lena', lastName: 'L', role: 'learner' },
  },
  {
    call: 'auth.signIn',
    about: 'keeps the spaces of a password',
    input: { email: 'lena@example.org', password: ' x ' },
    request: 'POST /auth/signin',
    body: { email: 'lena@example.org', password: ' x ' },
  },
  {
    call: 'users.updateProfile',
    about: 'is a form without a picture too',
    input: { firstName: 'Lena', lastName: 'L' },
    request: 'PUT /user/profile',
    body: { firstName: 'Lena', lastName: 'L' },
  },
  {
    call: 'courses.search',
    about: 'finds related courses',
    input: { category: id, limit: 3 },
    request: `GET /search/courses?category=${id}&limit=3`,
  },
  {
    call: 'courses.update',
    about: 'is a form with a new picture',
    input: { courseId: id, title: 'Tides for all', courseImage: image },
    request: 'PUT /instructor/course',
    body: { courseId: id, title: 'Tides for all', courseImage: 'file cover.png' },
  },
  {
    call: 'lectures.create',
    about: 'makes a video',
    input: { ...place, type: 'video', contentUrl: 'https://example.com/v.mp4', duration: 61 },
    request: 'POST /instructor/lecture',
    body: { ...place, type: 'video', contentUrl: 'https://example.com/v.mp4', duration: 61 },
  },
  {
    call: 'lectures.create',
    about: 'makes a quiz',
    input: { courseId: id, sectionId: id, title: 'Tides', type: 'quiz' },
    request: 'POST /instructor/lecture',
    body: { ...place, type: 'quiz' },
  },
  {
    call: 'lectures.create',
    about: 'makes an assignment',
    input: { ...place, type: 'assignment', contentUrl: 'https://example.com/brief' },
    request: 'POST /instructor/lecture',
    body: { ...place, type: 'assignment', contentUrl: 'https://example.com/brief' },
  },
  {
    call: 'lectures.update',
    about: 'links a quiz',
    input: { id, quizId },
    request: `PUT /instructor/lecture/${id}`,
    body: { quizId },
  },
];
const examples = Object.entries(samples).map(([call, sample]) => ({
  call: call as CallName,
  about: 'is sent as its sample says, and its answer parses',
  ...sample,
}));

describe('a row of the table', () => {
  it.each<Request>([...examples, ...variants])('$call $about', async ({ call, input, request, body }) => {
    const { marketplace, sent } = createClient(() => json(samples[call].answer));
    await callByName(marketplace, call, input);
    expect(sent).toHaveLength(1);
    expect(`${sent[0]?.method} ${sent[0]?.path}`).toBe(request);
    expect(sent[0]?.body === '' ? undefined : JSON.parse(sent[0]?.body ?? '')).toEqual(body);
  });

  it('resolves URLs relative to the backend, and no others', async () => {
    const { marketplace } = createClient((request) =>
      json(
        request.path === '/search/courses'
          ? {
              ...page,
              courses: ['/a.png', 'b.png', 'https://cdn.example/c.png', '//cdn.example/d.png', null].map(
                (imageUrl) => ({ ...course, imageUrl }),
              ),
            }
          : { user: { ...user, profilePicture: '/faces/1.webp' } },
      ),
    );
    const { courses } = await marketplace.courses.search();
    expect(courses.map((one) => one.imageUrl)).toEqual([
      'http://lectern.test/a.png',
      'http://lectern.test/b.png',
      'https://cdn.example/c.png',
      '//cdn.example/d.png',
      placeholderImage,
    ]);
    expect((await marketplace.auth.me()).user.profilePicture).toBe('http://lectern.test/faces/1.webp');
  });

  it('carries the stored token, except when signing in or up', async () => {
    const token = tokenOf(lena);
    const { marketplace, sent } = createClient(() => json({ token: 't', ...user, courses: [] }), {
      storage: memory({ token }),
    });
    await marketplace.enrollments.list();
    await marketplace.auth.signIn({ email: 'a@b', password: 'x' });
    expect(sent.map((one) => one.authorization)).toEqual([`Bearer ${token}`, null]);
  });
});
