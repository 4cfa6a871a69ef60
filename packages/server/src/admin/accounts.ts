import { randomBytes } from 'node:crypto';
import { signUpDraft } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { Problem } from '../problems.ts';
import { type Obstacle, removeAccount } from '../resources/account/deleteAccount.ts';
import { endPayments } from '../resources/account/endPayments.ts';
import { endAllSignIns } from '../resources/account/signInRepository.ts';
import { hashPassword } from '../resources/auth/passwords.ts';
import type { Outbox } from '../resources/mail/outbox.ts';
import type { Settling } from '../resources/orders/reconcile.ts';
import { listPendingOrders } from '../resources/orders/repository.ts';
import { removeFactors } from '../resources/secondFactor/removeFactors.ts';
import { report } from '../resources/secondFactor/report.ts';
import { addUser, changePassword, findUserByEmail } from '../resources/users/repository.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError } from './OperatorError.ts';

/** 96 random bits. */
const newPassword = () => randomBytes(12).toString('base64url');

/** Creates an admin account with a random password, or makes an existing account an admin and ends its sessions. */
export async function createAdmin(
  db: Db,
  email: string,
  name: { firstName: string; lastName: string },
): Promise<{ isNew: boolean; password: string | undefined }> {
  const password = newPassword();
  const draft = signUpDraft.safeParse({ ...name, email, password });
  if (!draft.success) throw new OperatorError(`${email} isn't a valid email, or the name isn't valid.`);
  const { role: _, ...person } = draft.data;
  const added = await addUser(db, {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: 'learner',
    passwordHash: await hashPassword(password),
  });
  const [admin] = await db.update(users).set({ role: 'admin' }).where(eq(users.email, person.email)).returning();
  if (admin) await endAllSignIns(db, admin.id);
  return { isNew: added !== undefined, password: added && password };
}

/** Sets a random password, ends the account's sessions and returns the password. */
export async function resetPassword(db: Db, email: string): Promise<string> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new OperatorError(`There is no account with the email ${email}.`);
  const password = newPassword();
  await changePassword(db, user, await hashPassword(password));
  return password;
}

/** Removes an account's codes and passkeys, ends its sessions and tells its owner. */
export async function resetSecondFactor(db: Db, email: string, mail: Outbox): Promise<void> {
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new OperatorError(`There is no account with the email ${email}.`);
  await db.transaction(async (tx) => {
    await removeFactors(tx, user.id);
    await endAllSignIns(tx, user.id);
    await report(tx, mail, user.id, 'reset');
  });
}

const NEEDED: Readonly<Record<Obstacle, string>> = {
  payment: 'has an order that a bank, or an earlier payment provider, may still pay. Try again within a day',
  earnings: "has earnings that aren't paid out. Record the payout first",
  courses: 'has courses, and there is no admin to take them. Create one first',
  admin: 'is the only admin. Create another one first',
};

/** Deletes an account as its owner can. Orders that may still be paid are ended at the payment provider before. */
export async function deleteAccount(
  services: Settling & { storage: Storage },
  email: string,
  onLeft: (error: unknown) => void,
): Promise<void> {
  const { db } = services;
  const user = await findUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new OperatorError(`There is no account with the email ${email}.`);
  const isEnded = await endPayments(services, user.id).catch((error: unknown) => {
    if (error instanceof Problem) throw new OperatorError(`${user.email} has an open order: ${error.message}`);
    throw error;
  });
  // One that was begun with the provider of an earlier configuration goes on.
  const isPaying = !isEnded || (await listPendingOrders(db, user.id)).length > 0;
  const why = isPaying ? 'payment' : await removeAccount(services, user.id, onLeft);
  if (why) throw new OperatorError(`${user.email} ${NEEDED[why]}.`);
}
