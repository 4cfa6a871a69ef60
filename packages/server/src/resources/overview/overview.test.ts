import { endpoints } from '@lectern/sdk/api';
import { expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { orders } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();
const DAY_MS = 86_400_000;
const overview = async () => {
  const admin = await server.make.user({ role: 'admin' });
  return (await server.call(endpoints.overview.get, {}, await server.tokenOf(admin))).body.overview;
};

it('counts paid orders of the last 30 days, and everyone who learns', async () => {
  const before = await overview();
  const userId = await server.make.user();
  const order = async (daysAgo: number, status: 'paid' | 'failed' = 'paid') => {
    const id = newId();
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    await server.db.insert(orders).values({
      id,
      userId,
      idempotencyKey: id,
      fingerprint: id,
      status,
      failure: status === 'failed' ? 'declined' : null,
      subtotalPaise: 499_50,
      taxPaise: 49_95,
      totalPaise: 549_45,
      claimedUntil: createdAt,
      createdAt,
    });
  };
  await order(0);
  await order(29);
  await order(31);
  await order(1, 'failed');
  const after = await overview();
  expect(after.orders - before.orders).toBe(2);
  expect(after.revenue - before.revenue).toBeCloseTo(999, 2);
  expect(after.learners - before.learners).toBe(1);
  // The learner, and the admin who asks the second time.
  expect(after.signUps - before.signUps).toBe(2);
});

it('lists the five courses that were created last, with their instructor, drafts too, deleted ones not', async () => {
  const creatorId = await server.make.user({ role: 'instructor', firstName: 'José', lastName: '李' });
  const token = await server.tokenOf(creatorId);
  const ids: string[] = [];
  for (const status of ['published', 'draft', 'published', 'archived', 'draft', 'draft'] as const) {
    ids.unshift(await server.make.course({ creatorId, status, hasLectures: status !== 'draft' }));
  }
  await server.call(endpoints.courses.remove, { id: ids[0] ?? '' }, token);
  const { newCourses } = await overview();
  expect(newCourses.map(({ _id }) => _id)).toEqual(ids.slice(1));
  expect(newCourses[0]).toMatchObject({
    status: 'draft',
    hasLectures: false,
    creatorId: { firstName: 'José', lastName: '李' },
  });
});

it('counts what waits for a grade, in courses that are there', async () => {
  const creatorId = await server.make.user({ role: 'instructor' });
  const made = await server.make.fullCourse({ creatorId });
  const learner = await server.make.user();
  await server.make.enroll(learner, made.courseId);
  const before = await overview();
  await server.call(
    endpoints.assignments.submit,
    { id: made.assignment, submissionText: 'My tide table' },
    await server.tokenOf(learner),
  );
  expect((await overview()).waiting - before.waiting).toBe(1);
  await server.call(endpoints.courses.remove, { id: made.courseId }, await server.tokenOf(creatorId));
  expect((await overview()).waiting).toBe(before.waiting);
});

it('is for admins alone', async () => {
  const instructor = await server.make.user({ role: 'instructor' });
  expect((await server.call(endpoints.overview.get, {}, await server.tokenOf(instructor))).status).toBe(403);
  expect((await server.call(endpoints.overview.get, {})).status).toBe(401);
});
