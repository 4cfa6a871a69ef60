import { describe, expect, it } from 'vitest';
import { follow } from './follow.ts';

describe('following signals', () => {
  it('aborts with the first of them, for its reason', () => {
    const [call, one, other] = [new AbortController(), new AbortController(), new AbortController()];
    follow(call, one.signal, undefined, other.signal);
    expect(call.signal.aborted).toBe(false);
    other.abort('left the page');
    one.abort('destroyed');
    expect(call.signal.reason).toBe('left the page');
  });

  it('aborts at once if one has aborted', () => {
    const call = new AbortController();
    follow(call, new AbortController().signal, AbortSignal.abort('before'));
    expect(call.signal.reason).toBe('before');
  });

  it('stops when the call has ended', () => {
    const [call, one] = [new AbortController(), new AbortController()];
    follow(call, one.signal)();
    one.abort();
    expect(call.signal.aborted).toBe(false);
  });
});
