import { Worker } from 'node:worker_threads';
import { RESERVE } from '../storage/room.ts';

/** Milliseconds between two signs of life, and how many may be missing: with a full disk, and without. */
const BEAT = 1_000;
const MISSING = { full: 10, otherwise: 90 };

/**
 * PostgreSQL in this process has no other process to end it: where it cannot write its log it runs in a circle for good,
 * and nothing on this thread runs again. So a thread of its own watches, says why and ends the process with code 1: what
 * was acknowledged is in the log. It counts its own beats, so that a machine that slept is no reason.
 */
export function watchDatabase(folder: string): () => Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(WATCH, { eval: true, workerData: { beats, folder, BEAT, MISSING, RESERVE } });
  worker.unref();
  const timer = setInterval(() => Atomics.add(beats, 0, 1), BEAT).unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
}

/** As text: the built server is one file, and this runs on another thread. The inspector reaches a busy main thread. */
const WATCH = `
const { workerData: { beats, folder, BEAT, MISSING, RESERVE } } = require('node:worker_threads');
const { Session } = require('node:inspector');
const fs = require('node:fs');
let last = -1;
let missing = 0;
const room = () => {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
const timer = setInterval(() => {
  const now = Atomics.load(beats, 0);
  missing = now === last ? missing + 1 : 0;
  last = now;
  if (missing < MISSING.full) return;
  const free = room();
  if (free >= RESERVE && missing < MISSING.otherwise) return;
  clearInterval(timer);
  const why = free < RESERVE ? 'the disk is full (' + Math.floor(free / 1048576) + ' MB free). Make room on it' : 'it hangs. Check the disk';
  fs.writeSync(2, 'Lectern had to stop: the database in ' + folder + ' no longer responds, because ' + why + ', then start Lectern again. Everything that was saved is still there.\\n');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 5000);
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'process.reallyExit(1)' });
}, BEAT);
`;
