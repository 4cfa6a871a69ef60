import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { nameQueue } from '../queueSizes.ts';
import type { Storage } from '../storage/storage.ts';
import { streamPath } from '../uploads/pictures.ts';
import { BadFilm } from './film.ts';
import { ClaimLost, prepareVideo } from './prepare.ts';
import {
  claimVideo,
  giveUpVideos,
  type Job,
  MAX_ATTEMPTS,
  postponeVideo,
  queueVideos,
  renewClaim,
  returnVideo,
  settleVideo,
} from './repository.ts';
import { isNoRoom } from './requireWritten.ts';
import { makeFolder, removeFolder } from './tempFolder.ts';
import type { Tools } from './tools.ts';

interface WorkerOptions {
  db: Db;
  storage: Storage;
  tools: Tools;
  /** Films at the same time, of this server. */
  workers: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called when a film has got its sizes. */
  onReady: () => void;
  /** Called at the end of each attempt. */
  onEnd?: ((result: Result) => void) | undefined;
  /** Between two looks into the queue. */
  lookMs?: number;
  /** Between two reports of how far a film is, which keep the claim. */
  reportMs?: number;
}

/** How an attempt ended: the film has its sizes, it will have none, it is tried again, or nothing came of it. */
type Result = 'ready' | 'failed' | 'postponed' | 'left';

export interface VideoWorker {
  /** Ends the programs under way: their films are taken again, by whichever server. */
  stop(): Promise<void>;
}

const LOOK_MS = 2_000;
const REPORT_MS = 3_000;
/** Between two looks for films that nobody has asked for. */
const MISSING_MS = 60_000;
/** One minute, then four times as long each time. */
const retrySeconds = (attempts: number): number => 60 * 4 ** (attempts - 1);

/** Prepares films for streaming, beside the requests and behind them. Several servers share the work. */
export function startVideoWorker(options: WorkerOptions): VideoWorker {
  const { db, storage, tools, workers, log, onReady, onEnd, lookMs = LOOK_MS, reportMs = REPORT_MS } = options;
  const stopping = new AbortController();
  const underWay = new Set<AbortController>();
  nameQueue('videos', () => ({ running: underWay.size, waiting: 0 }));

  async function attempt(job: Job): Promise<Result> {
    const folder = await makeFolder();
    const ending = new AbortController();
    underWay.add(ending);
    if (stopping.signal.aborted) ending.abort();
    let progress = 0;
    // A database that is away for a moment is asked again before the claim ends.
    let isReporting = false;
    const report = setInterval(() => {
      if (isReporting) return;
      isReporting = true;
      renewClaim(db, job, Math.floor(progress))
        .then(
          (isKept) => isKept || ending.abort(new ClaimLost()),
          () => {},
        )
        .finally(() => {
          isReporting = false;
        });
    }, reportMs);
    try {
      const onProgress = (percent: number) => {
        progress = percent;
      };
      await prepareVideo(job, { db, storage, tools, folder, signal: ending.signal, onProgress });
      if (!(await settleVideo(db, job, { state: 'ready' }))) return 'left';
      onReady();
      return 'ready';
    } catch (error) {
      return await settle(job, error);
    } finally {
      clearInterval(report);
      underWay.delete(ending);
      await removeFolder(folder);
    }
  }

  async function settle(job: Job, error: unknown): Promise<Result> {
    if (stopping.signal.aborted) await returnVideo(db, job);
    if (stopping.signal.aborted || error instanceof ClaimLost) return 'left';
    if (!(error instanceof BadFilm) && job.attempts < MAX_ATTEMPTS) {
      log.warn({ err: error }, `the film ${job.fileId} could not be prepared; it is tried again`);
      await postponeVideo(db, job, retrySeconds(job.attempts));
      return 'postponed';
    }
    const { reason, second } =
      error instanceof BadFilm
        ? error
        : { reason: isNoRoom(error) ? ('no_room' as const) : ('not_converted' as const) };
    log.warn({ err: error }, `the film ${job.fileId} has no sizes (${reason}); it plays as it was uploaded`);
    const stored = await settleVideo(db, job, { state: 'failed', reason, second });
    // Of a film that will never have all of its sizes, none is kept.
    for (const name of stored ?? []) await storage.remove(streamPath(job.path, name));
    return 'failed';
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const job = await claimVideo(db);
      if (!job) return;
      const result = await attempt(job);
      onEnd?.(result);
    }
  }

  const wait = (ms: number) => delay(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
  const unread = (error: unknown) => log.warn({ err: error }, 'the queue of films could not be read or written');

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(unread);
      await wait(lookMs);
    }
  }
  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      await giveUpVideos(db)
        .then(() => queueVideos(db))
        .catch(unread);
      await wait(MISSING_MS);
    }
  }
  const all = Promise.all([look(), ...Array.from({ length: workers }, run)]);

  return {
    async stop() {
      stopping.abort();
      for (const ending of underWay) ending.abort();
      await all;
    },
  };
}
