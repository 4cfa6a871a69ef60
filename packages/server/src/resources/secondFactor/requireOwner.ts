import type { FastifyRequest } from 'fastify';
import { audit } from '../../plugins/logging.ts';
import type { Actor } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { isPassword } from '../auth/passwords.ts';
import { tryPassword } from '../auth/tryPassword.ts';
import { findUser, type UserRow } from '../users/repository.ts';
import { findCodes } from './codeRepository.ts';
import { requireCode, requireTurn } from './requireCode.ts';

/**
 * Whether it is the owner who asks, and not somebody at an open screen or with a stolen session: the password, if there is
 * one, and a code, if the account asks for one.
 */
export async function requireOwner(
  services: Services,
  actor: Actor,
  { currentPassword, code }: { currentPassword?: string | undefined; code?: string | undefined },
  request: FastifyRequest,
): Promise<UserRow> {
  const { db } = services;
  const user = await findUser(db, actor.id);
  if (!user) throw problems.unauthenticated();
  if (user.passwordHash !== null) {
    const attempt = { account: `change ${actor.id}`, address: clientAddress(request.ip) };
    if (!(await tryPassword(db, attempt, () => isPassword(user.passwordHash, currentPassword ?? '')))) {
      audit(request, 'owner_check_failed', actor.id);
      throw problems.wrongPassword();
    }
  }
  if (await findCodes(db, actor.id)) {
    await requireTurn(db, actor.id);
    await db.transaction((tx) => requireCode(tx, services, actor.id, code ?? '', request));
  }
  return user;
}
