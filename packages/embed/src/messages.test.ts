import { describe, expect, it } from 'vitest';
import { handshake, readHandshake, readInFrame, readInPage } from './messages.ts';

describe('messages', () => {
  it('reads what the tables have, without other fields', () => {
    const open = { type: 'open', view: 'checkout', params: { courseIds: ['a', 'b'] } };
    expect(readInFrame({ ...open, extra: 1, params: { ...open.params, amount: 0 } })).toEqual(open);
    const progress = { type: 'event', name: 'progress', detail: { courseId: 'a', percentage: 40 } };
    expect(readInPage(progress)).toEqual(progress);
    expect(readInPage({ type: 'height', px: 480.5 })).toEqual({ type: 'height', px: 480.5 });
    expect(readInFrame({ type: 'settings', theme: 'dark', variables: { '--lectern-radius-card': '2px' } })).toEqual({
      type: 'settings',
      theme: 'dark',
      variables: { '--lectern-radius-card': '2px' },
    });
  });

  it.each([
    null,
    'open',
    [],
    {},
    { type: 'unknown' },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'open', view: 'quiz', params: { courseId: 'a' } },
    { type: 'open', view: 'constructor', params: {} },
    { type: 'open', view: 'cart' },
    { type: 'open', view: 'checkout', params: { courseIds: new Array(51).fill('a') } },
    { type: 'open', view: 'receipt', params: { orderId: 'a'.repeat(65) } },
    { type: 'settings', theme: 'blue' },
    { type: 'settings', variables: { [`--${'a'.repeat(70)}`]: '1' } },
    { type: 'settings', variables: ['--a'] },
    { type: 'cart', act: 'pay', courseId: 'a' },
    { type: 'height', px: 1 },
  ])('drops what a page must not send: %j', (data) => {
    expect(readInFrame(data)).toBeUndefined();
  });

  it.each([
    { type: 'height', px: Number.NaN },
    { type: 'height', px: -1 },
    { type: 'height', px: '20' },
    { type: 'state', isSignedIn: true, cart: [], owned: new Array(1_001).fill('a'), wished: [] },
    { type: 'state', isSignedIn: 'yes', cart: [], owned: [], wished: [] },
    { type: 'event', name: 'purchase', detail: { orderId: 'a' } },
    { type: 'event', name: 'script', detail: {} },
    { type: 'redirect', url: `https://${'a'.repeat(2_048)}` },
    { type: 'navigate', view: 'player', params: {} },
  ])('drops what a frame must not send: %j', (data) => {
    expect(readInPage(data)).toBeUndefined();
  });

  it('takes nothing from the prototype of a message', () => {
    const data = Object.create({ px: 1 });
    data.type = 'height';
    expect(readInPage(data)).toBeUndefined();
  });

  it('knows its handshake by its mark', () => {
    const connect = handshake({ type: 'connect', settings: { theme: 'dark' } });
    expect(readHandshake(connect)).toEqual({ type: 'connect', settings: { theme: 'dark' } });
    expect(readHandshake({ type: 'ready' })).toBeUndefined();
    expect(readHandshake({ lectern: 1, type: 'connect' })).toBeUndefined();
  });
});
