import type { enrollments } from '../endpoints/learner/enrollments.ts';
import { ContractError, isApiError, isTemporary, messageOf } from '../errors.ts';
import type { Calls } from '../http/endpoint.ts';
import type { Messages } from '../messages/createMessages.ts';
import { limits } from '../rules/limits.ts';
import { mergeProgress } from '../rules/progress.ts';
import type { LectureProgress } from '../schemas/lecture.ts';
import type { NoticesStore } from './notices.ts';
import { readReport } from './readReport.ts';
import type { KeyValueStore } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';
import { parseJson, parseOrUndefined } from './stored.ts';

/** The reports that wait, and whether delivery has failed. */
export interface OutboxState {
  /** Reports that the server has not acknowledged yet, one per lecture. */
  pending: readonly LectureProgress[];
  /** Whether delivery failed and reports are kept for another try; show an unobtrusive banner. */
  isCatchingUp: boolean;
}

/** Sends lecture progress to the server: stored first, sent when possible, never lost (§4). */
export interface OutboxStore extends ReadStore<OutboxState> {
  /**
   * Records a report; positions are in seconds. The first report of a lecture is sent at once, then at most one every
   * 5 s; `isUrgent` (pause, completion, leaving) sends at once. With `keepalive` the request outlives the page.
   */
  record(progress: LectureProgress, options?: { isUrgent?: boolean; keepalive?: boolean }): void;
  /** Sends all pending reports now. */
  flush(options?: { keepalive?: boolean }): Promise<void>;
  /** Switches to a user's reports; undefined when nobody is signed in. Called by the session. */
  load(userId: string | undefined): void;
  /** Stops sending; pending reports stay stored. */
  destroy(): void;
}

const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

const keyOf = (userId: string) => `outbox_${userId}`;

export function createOutbox(options: {
  enrollments: Calls<typeof enrollments>;
  /** Whether this user is still signed in. */
  isSignedIn: (userId: string) => boolean;
  storage: KeyValueStore;
  notices: NoticesStore;
  messages: Messages;
  onRecorded: (progress: LectureProgress) => void;
}): OutboxStore {
  const { storage, notices, messages: t } = options;
  const { view, get, set } = createOwnedStore<OutboxState>({ pending: [], isCatchingUp: false });
  const lastSent = new Map<string, number>();
  const refused = new Set<string>();
  let userId: string | undefined;
  let isDestroyed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = MIN_RETRY_MS;
  let sending: Promise<void> | undefined;

  const stored = () => (userId ? readRows(storage.get(keyOf(userId))) : []);
  /** Starts from storage rather than memory, because another tab may have written since. */
  const update = (change: (rows: LectureProgress[]) => LectureProgress[]) => {
    const pending = change(stored());
    set({ pending });
    if (!userId) return;
    if (pending.length === 0) storage.remove(keyOf(userId));
    else storage.set(keyOf(userId), JSON.stringify(pending));
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    // `destroy` fails the running call, which must not schedule another.
    if (isDestroyed) return;
    timer = setTimeout(() => void flush(), delay);
  };

  /** One try for one report; true when it can be removed. */
  async function deliver(row: LectureProgress, keepalive: boolean): Promise<boolean> {
    lastSent.set(row.lectureId, Date.now());
    try {
      await options.enrollments.recordProgress(row, { keepalive });
      return true;
    } catch (error) {
      // Only a refusal is final. Without an answer, with an overloaded server or an ended session, the report waits.
      const isRefused = isApiError(error) && !isTemporary(error) && error.status !== 401;
      if (!isRefused) return error instanceof ContractError;
      if (!refused.has(row.lectureId)) {
        refused.add(row.lectureId);
        notices.show({
          type: 'error',
          title: t('notice.progressFailed.title'),
          message: messageOf(error, t('notice.progressFailed.text')),
        });
      }
      return true;
    }
  }

  async function sendAll(keepalive: boolean) {
    const owner = userId;
    for (const row of get().pending) {
      if (!owner || !options.isSignedIn(owner)) return;
      const isDone = await deliver(row, keepalive);
      if (userId !== owner) return;
      if (!isDone) {
        set({ isCatchingUp: true });
        schedule(retryDelay);
        retryDelay = Math.min(retryDelay * 2, MAX_RETRY_MS);
        return;
      }
      // A report that was recorded meanwhile stays.
      update((rows) => rows.filter((other) => other.lectureId !== row.lectureId || !isSame(other, row)));
    }
    retryDelay = MIN_RETRY_MS;
    set({ isCatchingUp: false });
    if (get().pending.length > 0) schedule(limits.progressInterval);
  }

  function flush(call: { keepalive?: boolean } = {}): Promise<void> {
    clearTimeout(timer);
    if (!userId || get().pending.length === 0) return Promise.resolve();
    // A closing page cannot wait for the running report; repeating it does no harm.
    if (call.keepalive) return sendAll(true);
    if (sending) return sending;
    const round = sendAll(false).finally(() => {
      if (sending === round) sending = undefined;
    });
    sending = round;
    return round;
  }

  const onOnline = () => void flush();
  const target = typeof window === 'undefined' ? undefined : window;
  target?.addEventListener('online', onOnline);

  return {
    ...view,
    record(progress, { isUrgent = false, keepalive = false } = {}) {
      const known = stored().find((one) => one.lectureId === progress.lectureId);
      const row = known ? mergeProgress(known, progress) : progress;
      update((rows) => [...rows.filter((other) => other.lectureId !== row.lectureId), row]);
      options.onRecorded(row);
      const wait = (lastSent.get(row.lectureId) ?? Number.NEGATIVE_INFINITY) + limits.progressInterval - Date.now();
      if (keepalive) void flush({ keepalive });
      else if (isUrgent || wait <= 0) void (sending ? sending.then(() => flush()) : flush());
      else if (!get().isCatchingUp) schedule(wait);
    },
    flush,
    load(nextUserId) {
      if (nextUserId === userId) return;
      clearTimeout(timer);
      userId = nextUserId;
      lastSent.clear();
      refused.clear();
      sending = undefined;
      retryDelay = MIN_RETRY_MS;
      set({ pending: stored(), isCatchingUp: false });
      // The marketplace may still be under construction; its calls work from the next microtask on.
      queueMicrotask(() => void flush());
    },
    destroy() {
      isDestroyed = true;
      clearTimeout(timer);
      target?.removeEventListener('online', onOnline);
    },
  };
}

const isSame = (one: LectureProgress, other: LectureProgress) =>
  one.isCompleted === other.isCompleted && one.lastWatchedPosition === other.lastWatchedPosition;

/** Corrupt data gives an empty list. */
function readRows(text: string | undefined): LectureProgress[] {
  const data = parseJson(text);
  const rows = Array.isArray(data) ? data.map((entry: unknown) => parseOrUndefined(readReport, entry)) : [];
  return rows.every((row) => row !== undefined) ? rows : [];
}
