import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before the tests: fake timers don't wait for a module.
import '../connect.ts';
import '../parts/learner.ts';
import '../parts/visitor.ts';
import { type Answer, createClient, json, lena, memory, tokenOf } from '../testing/client.ts';

const lecture = (number: number) => number.toString(16).padStart(24, '0');
const key = `outbox_${lena.id}`;
const at = (position: number, isCompleted = false, number = 1) => ({
  lectureId: lecture(number),
  isCompleted,
  lastWatchedPosition: position,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(answer: Answer = () => json({ courseProgress: 10 }), storage = memory({ token: tokenOf(lena) })) {
  const client = createClient(answer, { storage });
  const positions = () => client.sent.map((one) => JSON.parse(one.body).lastWatchedPosition);
  return { ...client, storage, outbox: client.marketplace.outbox, positions };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the outbox', () => {
  it('sends the first report at once, then at most one in 5 seconds with the latest position', async () => {
    const { outbox, positions } = open();
    for (let second = 0; second < 12; second += 1) {
      outbox.record(at(second));
      await pass(1_000);
    }
    // At 0, 5 and 10 seconds, with the position known at that time.
    expect(positions()).toEqual([0, 4, 9]);
    await pass(5_000);
    expect(positions()).toEqual([0, 4, 9, 11]);
  });

  it('sends an urgent report at once, and another lecture’s first', async () => {
    const { outbox, sent } = open();
    outbox.record(at(1));
    outbox.record(at(2), { isUrgent: true });
    outbox.record(at(7, false, 2));
    await pass(10);
    expect(sent.map((one) => JSON.parse(one.body))).toEqual([at(1), at(2), at(7, false, 2)]);
  });

  it('empties its storage when everything is delivered', async () => {
    const { outbox, storage } = open();
    outbox.record(at(4), { isUrgent: true });
    expect(storage.data.get(key)).toContain(lecture(1));
    await pass(10);
    expect(storage.data.has(key)).toBe(false);
  });

  it('keeps the furthest position and never undoes a completion', () => {
    const { outbox } = open(() => new Promise(() => {}));
    outbox.record(at(30, true));
    outbox.record(at(12, false));
    expect(outbox.getState().pending).toEqual([at(30, true)]);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('offline'))],
    ['a 503', () => json({}, 503)],
    ['a 429', () => json({}, 429)],
  ])('keeps reports through %s for ten minutes, and delivers them', async (_, failing) => {
    let isDown = true;
    const { outbox, sent, marketplace, storage } = open(() => (isDown ? failing() : json({})));
    for (let minute = 0; minute < 10; minute += 1) {
      outbox.record(at(minute * 60, false, 1));
      outbox.record(at(minute, true, 2));
      await pass(60_000);
    }
    expect(outbox.getState().isCatchingUp).toBe(true);
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(JSON.parse(storage.data.get(key) ?? '[]')).toHaveLength(2);
    isDown = false;
    sent.splice(0);
    await pass(31_000);
    expect(outbox.getState()).toEqual({ pending: [], isCatchingUp: false });
    expect(
      sent.map((one) => JSON.parse(one.body)).sort((a, b) => a.lastWatchedPosition - b.lastWatchedPosition),
    ).toEqual([at(9, true, 2), at(540, false, 1)]);
  });

  it('delivers after a reload what the previous page couldn’t', async () => {
    const storage = memory({ token: tokenOf(lena) });
    const before = open(() => Promise.reject(new TypeError('offline')), storage);
    before.outbox.record(at(42));
    await pass(10);
    before.marketplace.destroy();
    const after = open(() => json({}), storage);
    await pass(10);
    expect(after.positions()).toEqual([42]);
    expect(storage.data.has(key)).toBe(false);
  });

  it('keeps what another tab has stored meanwhile', async () => {
    const storage = memory({ token: tokenOf(lena) });
    const offline: Answer = () => Promise.reject(new TypeError('offline'));
    const one = open(offline, storage);
    const other = open(offline, storage);
    one.outbox.record(at(10, false, 1));
    other.outbox.record(at(20, false, 2));
    other.marketplace.destroy();
    one.outbox.record(at(11, false, 1));
    expect(JSON.parse(storage.data.get(key) ?? '')).toEqual([at(20, false, 2), at(11, false, 1)]);
  });

  it('drops what the server refuses, with one notice per lecture', async () => {
    const { outbox, marketplace } = open(() => json({}, 403));
    const shown = vi.fn();
    marketplace.notices.subscribe(
      (state, before) => state.isOpen && !before.isOpen && shown(state.title, state.message),
    );
    outbox.record(at(1), { isUrgent: true });
    await pass(10);
    marketplace.notices.hide();
    outbox.record(at(2), { isUrgent: true });
    await pass(10);
    expect(shown.mock.calls).toEqual([['Progress Update Failed', 'Could not update lecture progress.']]);
    expect(outbox.getState().pending).toEqual([]);
  });

  it('keeps reports after a session ends, for the same user only', async () => {
    let isExpired = true;
    const { outbox, marketplace, storage, positions } = open(() =>
      isExpired ? json({}, 401) : json({ token: tokenOf(lena), ...lena }),
    );
    outbox.record(at(9), { isUrgent: true });
    await pass(10);
    expect(marketplace.session.getState().isAuthenticated).toBe(false);
    expect(storage.data.get(key)).toContain(lecture(1));
    outbox.load('somebody else');
    expect(outbox.getState().pending).toEqual([]);
    isExpired = false;
    storage.setItem('token', tokenOf(lena));
    outbox.load(lena.id);
    await pass(10);
    expect(positions()).toEqual([9, 9]);
    expect(storage.data.has(key)).toBe(false);
  });

  it('sends with keepalive while the page closes, even while another report is being sent', async () => {
    const keepalive: boolean[] = [];
    const { marketplace } = createClient(() => new Promise(() => {}), {
      storage: memory({ token: tokenOf(lena) }),
      fetch(resource, init) {
        keepalive.push(new Request(resource, init).keepalive || init?.keepalive === true);
        return new Promise(() => {});
      },
    });
    marketplace.outbox.record(at(1));
    marketplace.outbox.record(at(2), { isUrgent: true, keepalive: true });
    await pass(0);
    expect(keepalive).toEqual([false, true]);
  });

  it('ignores corrupt storage', () => {
    for (const text of ['', '{', '7', '[{"lectureId":"x"}]']) {
      const { outbox } = open(undefined, memory({ token: tokenOf(lena), [key]: text }));
      expect(outbox.getState().pending).toEqual([]);
    }
  });
});
