import { keepProgress, type LectureProgress, type Marketplace, takeProgress } from '@lectern/sdk';

const KEY = 'kept_progress';

/** Keeps the progress of someone who isn't enrolled yet, in this browser. */
export function keep({ storage }: Marketplace, courseId: string, progress: LectureProgress): void {
  storage.set(KEY, keepProgress(storage.get(KEY), courseId, progress));
}

/** Records what was kept of a course, now that the person is enrolled in it. Returns whether there was anything. */
export function claimKept({ storage, outbox }: Marketplace, courseId: string): boolean {
  const { taken, rest } = takeProgress(storage.get(KEY), courseId);
  if (taken.length === 0) return false;
  if (rest === undefined) storage.remove(KEY);
  else storage.set(KEY, rest);
  for (const progress of taken) outbox.record(progress, { isUrgent: true });
  return true;
}
