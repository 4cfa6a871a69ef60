import type { FastifyInstance } from 'fastify';
import type { FileLinks } from '../../fileLinks.ts';
import { issueToken } from '../../plugins/session.ts';
import type { UserRow } from '../users/repository.ts';
import { toUser } from '../users/userView.ts';

/** A person with a new token. */
export function sessionOf(app: FastifyInstance, row: UserRow, links: FileLinks) {
  const user = toUser(row, links);
  const { userId, createdAt, ...fields } = user;
  return { user, token: issueToken(app, { id: userId, ...fields, tokenVersion: row.tokenVersion }) };
}
