import { isApiError } from '../errors.ts';
import type { KeyValueStore } from '../stores/storage.ts';
import { isRecord } from '../stores/stored.ts';

/** A file that was sent in part from this browser: whoever chooses it again continues where it stopped. */
export interface KeptUpload {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  /** Bytes that have arrived. */
  sent: number;
  /** When the server clears it. */
  expiresAt: string;
}

/** What these functions need of a client. */
interface Client {
  readonly storage: KeyValueStore;
  readonly session: { getState(): { user?: { userId: string } | undefined } };
  readonly uploads: { remove(input: { id: string }): Promise<unknown> };
}

const keyOf = (userId: string) => `uploads_${userId}`;

export function readKept(storage: KeyValueStore, userId: string | undefined): KeptUpload[] {
  if (userId === undefined) return [];
  let found: unknown;
  try {
    found = JSON.parse(storage.get(keyOf(userId)) ?? '[]');
  } catch {
    return []; // Another page's, or half-written.
  }
  return (Array.isArray(found) ? found : [])
    .filter(isKept)
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
}

/** Replaces what is kept of an upload; undefined: forgets it. */
export function writeKept(
  storage: KeyValueStore,
  userId: string | undefined,
  id: string,
  kept: KeptUpload | undefined,
): void {
  if (userId === undefined) return;
  const others = readKept(storage, userId).filter((one) => one.id !== id);
  const all = kept ? [...others, kept] : others;
  if (all.length > 0) storage.set(keyOf(userId), JSON.stringify(all));
  else storage.remove(keyOf(userId));
}

function isKept(value: unknown): value is KeptUpload {
  return (
    isRecord(value) &&
    ['id', 'name', 'expiresAt'].every((name) => typeof value[name] === 'string') &&
    ['size', 'lastModified', 'sent'].every((name) => typeof value[name] === 'number')
  );
}

/** The uploads of the signed-in person that were begun in this browser and not finished, oldest first. */
export const listUnfinishedUploads = ({ storage, session }: Client): KeptUpload[] =>
  readKept(storage, session.getState().user?.userId);

/** Forgets an unfinished upload and deletes what has arrived of it. */
export async function discardUpload({ storage, session, uploads }: Client, id: string): Promise<void> {
  writeKept(storage, session.getState().user?.userId, id, undefined);
  try {
    await uploads.remove({ id });
  } catch (error) {
    // It has ended already.
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
