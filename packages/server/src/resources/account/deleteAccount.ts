import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import type { Stored } from '../../uploads/deleteUpload.ts';
import { notify } from '../users/notificationRepository.ts';
import { personalColumns } from './personalTables.ts';

/** What people and documents see in place of the name. A trigger lets documents take this name and no other. */
export const deletedName = { firstName: 'Deleted', lastName: 'account' };

/** Why an account can't be deleted yet. */
export type Obstacle = 'payment' | 'earnings' | 'courses' | 'admin';

async function findObstacle(tx: Db, userId: string): Promise<{ why?: Obstacle; successorId?: string | undefined }> {
  const [found] = await rows<{
    pays: boolean;
    earned: boolean;
    teaches: boolean;
    admin: boolean;
    successor: string | null;
  }>(
    tx,
    sql`select
      exists (select 1 from orders where user_id = ${userId} and status = 'pending'
        and (processing_since is not null or claimed_until > now())) as pays,
      (select coalesce(sum(share_paise), 0) from earnings where payee = 'instructor' and payee_id = ${userId}) >
        (select coalesce(sum(amount_paise), 0) from payouts where payee = 'instructor' and payee_id = ${userId}) as earned,
      exists (select 1 from courses where creator_id = ${userId}) as teaches,
      (select role = 'admin' from users where id = ${userId}) as admin,
      (select id from users where role = 'admin' and deleted_at is null and id <> ${userId}
        order by created_at, id limit 1) as successor`,
  );
  const successorId = found?.successor ?? undefined;
  if (found?.pays) return { why: 'payment' };
  if (found?.earned) return { why: 'earnings' };
  if (found?.admin && !successorId) return { why: 'admin' };
  if (found?.teaches && !successorId) return { why: 'courses' };
  return { successorId };
}

/** Gives an instructor's courses to an admin, with the uploads that are in them. */
async function passCourses(tx: Db, userId: string, successorId: string): Promise<void> {
  const passed = await rows(
    tx,
    sql`update courses set creator_id = ${successorId} where creator_id = ${userId} returning id`,
  );
  if (passed.length === 0) return;
  await tx.execute(sql`update files set owner_id = ${successorId} where owner_id = ${userId} and (
    exists (select 1 from courses where image_file_id = files.id)
    or exists (select 1 from lectures where content_file_id = files.id or poster_file_id = files.id
      or captions @> jsonb_build_array(jsonb_build_object('fileId', files.id))))`);
  await tx.execute(sql`insert into instructor_students (instructor_id, students)
    select ${successorId}, count(distinct user_id) from enrollments join courses on courses.id = course_id
      where creator_id = ${successorId}
    on conflict (instructor_id) do update set students = excluded.students`);
  await tx.execute(
    sql`update discount_codes set is_active = false where instructor_id = ${userId} or created_by = ${userId}`,
  );
  await notify(tx, {
    userId: successorId,
    type: 'info',
    title: 'Courses Passed to You',
    message:
      passed.length === 1
        ? 'An instructor has deleted the account. Their course is yours now.'
        : `An instructor has deleted the account. Their ${passed.length} courses are yours now.`,
    link: null,
  });
}

/**
 * Deletes an account and everything that is about its owner alone. A row without name and address stays for what others rely
 * on. Returns the uploads whose contents are to be removed after the transaction, or why the account is still needed.
 */
export async function deleteAccount(tx: Db, userId: string): Promise<{ uploads: Stored[] } | { why: Obstacle }> {
  // Nothing is bought or earned meanwhile.
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  const { why, successorId } = await findObstacle(tx, userId);
  if (why) return { why };
  if (successorId) await passCourses(tx, userId, successorId);
  const [account] = await rows<{ email: string }>(tx, sql`select email from users where id = ${userId}`);
  await tx.execute(sql`update documents set buyer = '{"name": "Deleted account"}'
    from orders where orders.id = documents.order_id and orders.user_id = ${userId}`);
  await tx.execute(sql`update orders set buyer = null, card_last4 = null where user_id = ${userId}`);
  await tx.execute(sql`update refunds set reason = null where user_id = ${userId}`);
  await tx.execute(sql`delete from sign_in_failures where account in (${account?.email ?? ''}, ${`change ${userId}`})`);
  for (const { table, column, atTheEnd } of personalColumns) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    if (atTheEnd === 'delete') await tx.execute(sql`delete from ${name} where ${key} = ${userId}`);
    if (atTheEnd === 'release') await tx.execute(sql`update ${name} set ${key} = null where ${key} = ${userId}`);
  }
  await tx.execute(sql`update users set email = ${`${userId}@deleted.invalid`}, confirmed_email = null,
    password_hash = null, role = 'learner', first_name = ${deletedName.firstName}, last_name = ${deletedName.lastName},
    bio = '', headline = null, belief = null, picture_file_id = null, billing = null, partner_id = null,
    muted_notifications = '[]', token_version = token_version + 1, deleted_at = now() where id = ${userId}`);
  const uploads = await rows<Stored & Record<string, unknown>>(
    tx,
    sql`delete from files where owner_id = ${userId} returning path, sizes`,
  );
  return { uploads };
}
