import type { Db } from '../../db/database.ts';
import type { UserRow } from '../users/repository.ts';
import { addChallenge } from './challengeRepository.ts';
import { findCodes } from './codeRepository.ts';

/** The challenge that a person has to answer before a session begins, if their account asks for a code. */
export const challengeOf = async (db: Db, { id, tokenVersion }: UserRow): Promise<string | undefined> =>
  (await findCodes(db, id)) ? addChallenge(db, { purpose: 'code', userId: id, tokenVersion }) : undefined;
