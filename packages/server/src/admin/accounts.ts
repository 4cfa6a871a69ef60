import { randomBytes } from 'node:crypto';
import { signUpDraft } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { endAllSignIns } from '../resources/account/signInRepository.ts';
import { hashPassword } from '../resources/auth/passwords.ts';
import type { Outbox } from '../resources/mail/outbox.ts';
import { removeFactors } from '../resources/secondFactor/removeFactors.ts';
import { report } from '../resources/secondFactor/report.ts';
import { addUser, changePassword, findUserByEmail } from '../resources/users/repository.ts';
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
