import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { removeStored, type Stored } from '../../uploads/deleteUpload.ts';
import { notify } from '../users/notificationRepository.ts';
import { passCourses } from './passCourses.ts';
import { personalColumns } from './personalTables.ts';

/** What people and documents see in place of the name. A trigger lets documents take this name and no other. */
export const deletedName = { firstName: 'Deleted', lastName: 'account' };

/** Nobody can guess it, and so sign up with it first and prevent the deletion. */
const addressOfNobody = () => `${randomBytes(12).toString('hex')}@deleted.invalid`;

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
      exists (select 1 from (
          select payee, payee_id, share_paise as paise from earnings
          union all select payee, payee_id, -amount_paise from payouts
        ) balance
        where (payee = 'instructor' and payee_id = ${userId})
          or (payee = 'partner' and payee_id in (select id from partners where owner_id = ${userId}))
        group by payee, payee_id having sum(paise) > 0) as earned,
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

/** Gives an instructor's courses to an admin, and says so. */
async function passToAdmin(tx: Db, userId: string, adminId: string): Promise<void> {
  const count = await passCourses(tx, userId, adminId);
  if (count === 0) return;
  await tx.execute(
    sql`update discount_codes set is_active = false where instructor_id = ${userId} or created_by = ${userId}`,
  );
  await notify(tx, {
    userId: adminId,
    type: 'info',
    title: 'Courses Passed to You',
    message:
      count === 1
        ? 'An instructor has deleted their account. Their course is yours now.'
        : `An instructor has deleted their account. Their ${count} courses are yours now.`,
    link: null,
  });
}

/**
 * Deletes an account and everything that is about its owner alone. A row without name and address stays for what others rely
 * on. Returns the uploads whose contents are to be removed after the transaction, or why the account is still needed.
 */
async function deleteAccount(tx: Db, userId: string): Promise<{ uploads: Stored[] } | { why: Obstacle }> {
  // Nothing is bought or earned meanwhile.
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  const { why, successorId } = await findObstacle(tx, userId);
  if (why) return { why };
  if (successorId) await passToAdmin(tx, userId, successorId);
  const [account] = await rows<{ email: string }>(tx, sql`select email from users where id = ${userId}`);
  await tx.execute(sql`update documents set buyer = '{"name": "Deleted account"}'
    from orders where orders.id = documents.order_id and orders.user_id = ${userId}`);
  await tx.execute(sql`update orders set buyer = null, card_last4 = null where user_id = ${userId}`);
  await tx.execute(sql`update refunds set reason = null, answer = null where user_id = ${userId}`);
  // Also what was written without signing in, if the address is known to be theirs.
  const theirMessages = sql`select support_messages.id from support_messages, users where users.id = ${userId}
    and (support_messages.user_id = users.id or lower(support_messages.email) = users.confirmed_email)`;
  await tx.execute(
    sql`delete from mails where recipient = ${account?.email ?? ''} or subject_id in (${theirMessages})`,
  );
  await tx.execute(sql`delete from support_messages where id in (${theirMessages})`);
  await tx.execute(
    sql`delete from sign_in_failures where account in (${account?.email ?? ''}, ${`change ${userId}`}, ${`code ${userId}`})`,
  );
  for (const { table, column, atTheEnd } of personalColumns) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    if (atTheEnd === 'delete') await tx.execute(sql`delete from ${name} where ${key} = ${userId}`);
    if (atTheEnd === 'release') await tx.execute(sql`update ${name} set ${key} = null where ${key} = ${userId}`);
  }
  await tx.execute(sql`update users set email = ${addressOfNobody()}, confirmed_email = null,
    password_hash = null, role = 'learner', first_name = ${deletedName.firstName}, last_name = ${deletedName.lastName},
    bio = '', headline = null, belief = null, picture_file_id = null, billing = null, partner_id = null,
    muted_notifications = '[]', token_version = token_version + 1, deleted_at = now() where id = ${userId}`);
  const uploads = await rows<Stored & Record<string, unknown>>(
    tx,
    sql`delete from files where owner_id = ${userId} returning path, sizes`,
  );
  return { uploads };
}

/**
 * Deletes an account for good, with the contents of its uploads. Returns why it is still needed, if it is.
 *
 * @param onLeft called with each failure to remove contents, which are left for the sweep
 */
export async function removeAccount(
  { db, storage }: { db: Db; storage: Storage },
  userId: string,
  onLeft: (error: unknown) => void,
): Promise<Obstacle | undefined> {
  const result = await db.transaction((tx) => deleteAccount(tx, userId));
  if ('why' in result) return result.why;
  for (const stored of result.uploads) await removeStored(storage, stored).catch(onLeft);
  return undefined;
}
