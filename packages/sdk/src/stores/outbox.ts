import * as z from 'zod/mini';
import type { enrollments } from '../endpoints/enrollments.ts';
import { ContractError, isApiError, isTemporary, messageOf } from '../errors.ts';
import type { Calls } from '../http/endpoint.ts';
import type { Messages } from '../messages/createMessages.ts';
import { limits } from '../rules/limits.ts';
import { type LectureProgress, lectureProgressDraft } from '../schemas/lecture.ts';
import type { NoticesStore } from './notices.ts';
import type { KeyValueStore } from './storage.ts';
import { createOwnedStore, type ReadStore } from './store.ts';

/** What waits, and whether it is late. */
export interface OutboxState {
  /** What the server has not acknowledged yet, one row a lecture. */
  pending: readonly LectureProgress[];
  /** Reports could not be delivered and are kept: worth a quiet banner. */
  isCatchingUp: boolean;
}

/** What a delivered report changed. */
export interface Delivery {
  progress: LectureProgress;
  /** Percent of the course, where the server says so. */
  courseProgress: number | undefined;
}

/** Lecture progress on its way to the server: written down first, sent when possible, never lost (§4). */
export interface OutboxStore extends ReadStore<OutboxState> {
  /**
   * Notes where a person is. Positions are in seconds. The first report of a lecture goes at once, then at most one
   * in 5 s; `isUrgent` (pause, completion, leaving) goes at once. With `keepalive` it outlives the page.
   */
  record(progress: LectureProgress, options?: { isUrgent?: boolean; keepalive?: boolean }): void;
  /** Sends what is waiting, now. */
  flush(options?: { keepalive?: boolean }): Promise<void>;
  /** Opens the outbox of a person, or closes it for nobody. The session calls this. */
  load(userId: string | undefined): void;
  /** Is told of every report that arrived; the answer ends that. */
  onDelivered(listener: (delivery: Delivery) => void): () => void;
  /** Sends and schedules nothing more; what waits stays stored. */
  destroy(): void;
}

const RETRY_FIRST = 1_000;
const RETRY_MOST = 30_000;

const keyOf = (userId: string) => `outbox_${userId}`;
const rows = z.array(lectureProgressDraft);

export function createOutbox(options: {
  enrollments: Calls<typeof enrollments>;
  /** Whether a call would go out in this person's name now. */
  isSignedIn: (userId: string) => boolean;
  storage: KeyValueStore;
  notices: NoticesStore;
  messages: Messages;
  onRecorded: (progress: LectureProgress) => void;
}): OutboxStore {
  const { storage, notices, messages: t } = options;
  const { view, get, set } = createOwnedStore<OutboxState>({ pending: [], isCatchingUp: false });
  const listeners = new Set<(delivery: Delivery) => void>();
  const lastSent = new Map<string, number>();
  const refused = new Set<string>();
  let userId: string | undefined;
  let isDestroyed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = RETRY_FIRST;
  let sending: Promise<void> | undefined;

  const stored = () => (userId ? readRows(storage.get(keyOf(userId))) : []);
  /** Changes what is stored, not what this tab remembers: another tab may have written since. */
  const update = (change: (rows: LectureProgress[]) => LectureProgress[]) => {
    const pending = change(stored());
    set({ pending });
    if (!userId) return;
    if (pending.length === 0) storage.remove(keyOf(userId));
    else storage.set(keyOf(userId), JSON.stringify(pending));
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    // The end of the marketplace fails what is under way; nothing is to follow from that.
    if (isDestroyed) return;
    timer = setTimeout(() => void flush(), delay);
  };

  /** One try for one row; true when the row is done with. */
  async function deliver(row: LectureProgress, keepalive: boolean): Promise<boolean> {
    lastSent.set(row.lectureId, Date.now());
    try {
      const answer = await options.enrollments.recordProgress(row, { keepalive });
      for (const listener of listeners) {
        listener({ progress: answer.progress ?? row, courseProgress: answer.courseProgress });
      }
      return true;
    } catch (error) {
      // Only a refusal is final, and it would be refused again. No answer, an overloaded server, an ended session,
      // anything unforeseen: the report waits.
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
        retryDelay = Math.min(retryDelay * 2, RETRY_MOST);
        return;
      }
      // What was recorded while the report travelled stays.
      update((rows) => rows.filter((other) => other.lectureId !== row.lectureId || !isSame(other, row)));
    }
    retryDelay = RETRY_FIRST;
    set({ isCatchingUp: false });
    if (get().pending.length > 0) schedule(limits.progressInterval);
  }

  function flush(call: { keepalive?: boolean } = {}): Promise<void> {
    clearTimeout(timer);
    if (!userId || get().pending.length === 0) return Promise.resolve();
    // A page that closes cannot wait for the report under way: the server takes doubles.
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
      const row = known ? merge(known, progress) : progress;
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
      retryDelay = RETRY_FIRST;
      set({ pending: stored(), isCatchingUp: false });
      // The session may be opening while the marketplace is still being built: its calls work from the next turn on.
      queueMicrotask(() => void flush());
    },
    onDelivered(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      isDestroyed = true;
      clearTimeout(timer);
      target?.removeEventListener('online', onOnline);
      listeners.clear();
    },
  };
}

/** The greatest position counts, and a completion is never undone. */
function merge(one: LectureProgress, other: LectureProgress): LectureProgress {
  return {
    lectureId: one.lectureId,
    isCompleted: one.isCompleted || other.isCompleted,
    lastWatchedPosition: Math.max(one.lastWatchedPosition, other.lastWatchedPosition),
  };
}

const isSame = (one: LectureProgress, other: LectureProgress) =>
  one.isCompleted === other.isCompleted && one.lastWatchedPosition === other.lastWatchedPosition;

function readRows(text: string | undefined): LectureProgress[] {
  try {
    return text === undefined ? [] : rows.parse(JSON.parse(text));
  } catch {
    return []; // Not ours or half written: nothing in it can be trusted.
  }
}
