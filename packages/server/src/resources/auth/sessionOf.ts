import type { FastifyInstance } from 'fastify';
import { newId } from '../../db/newId.ts';
import type { FileLinks } from '../../fileLinks.ts';
import { issueToken } from '../../plugins/session.ts';
import type { UserRow } from '../users/repository.ts';
import { toUser } from '../users/userView.ts';

/**
 * A person with a new token.
 *
 * @param signInId of the sign-in that goes on with this token; by default a new one begins
 */
export function sessionOf(app: FastifyInstance, row: UserRow, links: FileLinks, signInId: string = newId()) {
  const user = toUser(row, links);
  const { userId, createdAt, ...fields } = user;
  return { user, token: issueToken(app, { id: userId, ...fields, tokenVersion: row.tokenVersion, signInId }) };
}
