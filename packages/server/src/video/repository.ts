import type { VideoFailure } from '@lectern/sdk/api';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files, lectures, type StoredSizes, type StoredStream, videoStreams } from '../db/schema.ts';

/** A film that this server works on. Its attempts name the claim: a later one is another server's. */
export type Job = Pick<typeof videoStreams.$inferSelect, 'fileId' | 'attempts' | 'content'> & {
  path: string;
  sizes: StoredSizes | null;
};

/** How long a server may be silent about a film: longer than a database takes to fail over. */
const LEASE_SECONDS = 20;
/** A film that isn't converted by then never will be. */
export const MAX_ATTEMPTS = 4;
const BATCH_SIZE = 50;

const isOpen = inArray(videoStreams.state, ['waiting', 'working']);
const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const claimOf = ({ fileId, attempts }: Pick<Job, 'fileId' | 'attempts'>) =>
  and(eq(videoStreams.fileId, fileId), eq(videoStreams.attempts, attempts), eq(videoStreams.state, 'working'));

/**
 * Queues the uploaded film of a lecture; without one, some of those that nobody has asked for: they came to a server that
 * prepares none, or to an earlier version.
 */
export async function queueVideos(db: Db, lectureId?: string): Promise<void> {
  const missing = await db
    .selectDistinct({ fileId: files.id })
    .from(lectures)
    .innerJoin(files, and(eq(files.id, lectures.contentFileId), sql`${files.ownerId} is not null`))
    .leftJoin(videoStreams, eq(videoStreams.fileId, files.id))
    .where(
      and(
        isNull(videoStreams.fileId),
        isNull(lectures.deletedAt),
        sql`${files.mime} like 'video/%'`,
        lectureId === undefined ? undefined : eq(lectures.id, lectureId),
      ),
    )
    .limit(BATCH_SIZE);
  if (missing.length > 0) await db.insert(videoStreams).values(missing).onConflictDoNothing();
}

/** A film of a lecture that has failed waits once more, as if for the first time. */
export async function prepareAgain(db: Db, lectureId: string): Promise<void> {
  const film = db.select({ id: lectures.contentFileId }).from(lectures).where(eq(lectures.id, lectureId));
  await db
    .update(videoStreams)
    .set({ state: 'waiting', progress: 0, attempts: 0, dueAt: sql`now()`, reason: null, reasonSecond: null })
    .where(and(inArray(videoStreams.fileId, film), eq(videoStreams.state, 'failed')));
}

/** Takes a film that waits, or whose server has gone. Two servers never take the same. */
export async function claimVideo(db: Db): Promise<Job | undefined> {
  const due = db
    .select({ fileId: videoStreams.fileId })
    .from(videoStreams)
    .where(and(isOpen, sql`${videoStreams.dueAt} <= now()`, lt(videoStreams.attempts, MAX_ATTEMPTS)))
    .orderBy(asc(videoStreams.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(videoStreams)
    .set({ state: 'working', attempts: sql`${videoStreams.attempts} + 1`, dueAt: lease })
    .where(inArray(videoStreams.fileId, due))
    .returning({ fileId: videoStreams.fileId });
  if (!claimed) return undefined;
  const { fileId, attempts, content } = getTableColumns(videoStreams);
  const [job] = await db
    .select({ fileId, attempts, content, path: files.path, sizes: files.sizes })
    .from(videoStreams)
    .innerJoin(files, eq(files.id, videoStreams.fileId))
    .where(eq(videoStreams.fileId, claimed.fileId));
  return job;
}

/** Keeps the claim, and says how far it is. False where it is lost: another server has it, or the film was deleted. */
export async function renewClaim(db: Db, job: Job, progress: number): Promise<boolean> {
  const kept = await db
    .update(videoStreams)
    .set({ progress, dueAt: lease })
    .where(claimOf(job))
    .returning({ fileId: videoStreams.fileId });
  return kept.length > 0;
}

/** Adds files that are stored beside the film, and what they are. False where the claim is lost. */
export function recordStored(
  db: Db,
  job: Job,
  content: StoredStream,
  stored: Readonly<Record<string, number>>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [file] = await tx.select({ sizes: files.sizes }).from(files).where(eq(files.id, job.fileId)).for('update');
    if (!file) return false;
    const kept = await tx
      .update(videoStreams)
      .set({ content, dueAt: lease })
      .where(claimOf(job))
      .returning({ fileId: videoStreams.fileId });
    if (kept.length === 0) return false;
    const stream = { ...file.sizes?.stream, ...stored };
    await tx
      .update(files)
      .set({ sizes: { webp: {}, ...file.sizes, stream } })
      .where(eq(files.id, job.fileId));
    return true;
  });
}

/** Ends the claim. Of a film that failed nothing stays: returns the names of what is to be deleted; undefined where the claim is lost. */
export function settleVideo(
  db: Db,
  job: Job,
  outcome: { state: 'ready' } | { state: 'failed'; reason: VideoFailure; second?: number | undefined },
): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    const [file] = await tx.select({ sizes: files.sizes }).from(files).where(eq(files.id, job.fileId)).for('update');
    const change =
      outcome.state === 'ready'
        ? { progress: 100 }
        : {
            progress: 0,
            reason: outcome.reason,
            reasonSecond: outcome.second === undefined ? null : Math.floor(outcome.second),
            content: { renditions: [] },
          };
    const settled = await tx
      .update(videoStreams)
      .set({ state: outcome.state, ...change })
      .where(claimOf(job))
      .returning({ fileId: videoStreams.fileId });
    if (settled.length === 0) return undefined;
    if (outcome.state === 'ready') return [];
    await tx.update(files).set({ sizes: null }).where(eq(files.id, job.fileId));
    return Object.keys(file?.sizes?.stream ?? {});
  });
}

/** Gives a film back, to be taken again after some seconds. */
export async function postponeVideo(db: Db, job: Job, seconds: number): Promise<void> {
  await db
    .update(videoStreams)
    .set({ state: 'waiting', dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(claimOf(job));
}

/** Gives a film back as if it had not been taken: the server ends. */
export async function returnVideo(db: Db, job: Job): Promise<void> {
  await db
    .update(videoStreams)
    .set({ state: 'waiting', attempts: sql`${videoStreams.attempts} - 1`, dueAt: sql`now()` })
    .where(claimOf(job));
}

/** Films whose servers ended without a word, again and again. */
export async function giveUpVideos(db: Db): Promise<void> {
  await db
    .update(videoStreams)
    .set({ state: 'failed', reason: 'not_converted', progress: 0 })
    .where(and(isOpen, sql`${videoStreams.dueAt} <= now()`, gte(videoStreams.attempts, MAX_ATTEMPTS)));
}
