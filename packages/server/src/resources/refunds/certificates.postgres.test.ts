import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rows } from '../../db/database.ts';
import { certificates, enrollments, lectureProgress } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { issueDue } from '../certificates/issueDue.ts';
import { revokeOfCourse } from '../certificates/repository.ts';
import { lockBuyer } from '../orders/repository.ts';

const server = withServer();

it('a certificate that is being issued while a refund ends the course waits for it, and is none', async () => {
  const { make, db, services } = server;
  const [userId, courseId] = [await make.user(), await make.course()];
  const lectureId = await make.lecture(courseId, await make.section(courseId));
  await make.enroll(userId, courseId);
  await db.insert(lectureProgress).values({ userId, lectureId, isCompleted: true });
  let issuing: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await tx.delete(enrollments).where(eq(enrollments.userId, userId));
    await revokeOfCourse(tx, userId, courseId);
    issuing = issueDue(services, userId, { courseId });
    const isWaiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => rows(db, isWaiting)).toHaveLength(1);
  });
  await issuing;
  const valid = and(eq(certificates.userId, userId), isNull(certificates.revokedAt));
  expect(await db.$count(certificates, valid)).toBe(0);
});
