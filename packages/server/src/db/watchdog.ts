import { Worker } from 'node:worker_threads';
import { RESERVED_BYTES } from '../storage/diskSpace.ts';

/** How often the main thread shows that it runs, and how many beats it may miss: with a full disk, and otherwise. */
const HEARTBEAT_MS = 1_000;
const MAX_MISSED_BEATS = { full: 10, otherwise: 90 };

/**
 * Ends the process when the embedded PostgreSQL blocks it: where it cannot write its log it loops forever, and nothing
 * else runs on this thread. A worker thread notices, prints why and exits with code 1; acknowledged writes are in the
 * log. It counts beats rather than time, so that a suspended machine does not trigger it.
 */
export function watchDatabase(folder: string): () => Promise<void> {
  const heartbeats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WORKER_SOURCE, {
    eval: true,
    workerData: { heartbeats, folder, HEARTBEAT_MS, MAX_MISSED_BEATS, RESERVED_BYTES },
  });
  worker.unref();
  const timer = setInterval(() => Atomics.add(heartbeats, 0, 1), HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
}

/** As text, because the built server is one file. The inspector can interrupt a busy main thread. */
const WORKER_SOURCE = `
const { workerData: { heartbeats, folder, HEARTBEAT_MS, MAX_MISSED_BEATS, RESERVED_BYTES } } = require('node:worker_threads');
const { Session } = require('node:inspector');
const fs = require('node:fs');
let last = -1;
let missed = 0;
const room = () => {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
const timer = setInterval(() => {
  const now = Atomics.load(heartbeats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  if (missed < MAX_MISSED_BEATS.full) return;
  const free = room();
  if (free >= RESERVED_BYTES && missed < MAX_MISSED_BEATS.otherwise) return;
  clearInterval(timer);
  const why = free < RESERVED_BYTES ? 'the disk is full (' + Math.floor(free / 1048576) + ' MB free). Make room on it' : 'it hangs. Check the disk';
  fs.writeSync(2, 'Lectern had to stop: the database in ' + folder + ' no longer responds, because ' + why + ', then start Lectern again. Everything that was saved is still there.\\n');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'process.reallyExit(1)' });
}, HEARTBEAT_MS);
`;
