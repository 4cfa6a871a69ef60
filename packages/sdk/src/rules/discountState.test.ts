import { describe, expect, it } from 'vitest';
import { discountState } from './discountState.ts';

describe('the state of a discount code', () => {
  const now = Date.parse('2026-11-10T12:00:00Z');
  const code = { isActive: true, used: 3 };
  const before = '2026-11-10T11:59:59Z';
  const after = '2026-11-10T12:00:01Z';

  it('follows its window, as the server does: it begins with its start and is over at its end', () => {
    expect(discountState(code, now)).toBe('active');
    expect(discountState({ ...code, startsAt: after }, now)).toBe('scheduled');
    expect(discountState({ ...code, startsAt: '2026-11-10T17:30:00+05:30' }, now)).toBe('active');
    expect(discountState({ ...code, startsAt: before, endsAt: after }, now)).toBe('active');
    expect(discountState({ ...code, endsAt: '2026-11-10T12:00:00Z' }, now)).toBe('ended');
  });

  it('is used up at its limit, and ended once somebody has ended it', () => {
    expect(discountState({ ...code, maxUses: 4 }, now)).toBe('active');
    expect(discountState({ ...code, maxUses: 3 }, now)).toBe('usedUp');
    expect(discountState({ ...code, maxUses: 3, startsAt: after }, now)).toBe('usedUp');
    expect(discountState({ ...code, maxUses: 3, isActive: false }, now)).toBe('ended');
  });
});
