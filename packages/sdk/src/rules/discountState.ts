/** What tells whether a code can be used: its window as ISO texts, its limit and how many orders hold it. */
interface Usable {
  isActive: boolean;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  maxUses?: number | undefined;
  used: number;
}

/** Whether a discount code can be used, or why not. */
export type DiscountState = 'active' | 'scheduled' | 'ended' | 'usedUp';

/** The state of a discount code at a time, in milliseconds since 1970. */
export function discountState({ isActive, startsAt, endsAt, maxUses, used }: Usable, now: number): DiscountState {
  if (!isActive || (endsAt !== undefined && Date.parse(endsAt) <= now)) return 'ended';
  if (maxUses !== undefined && used >= maxUses) return 'usedUp';
  return startsAt !== undefined && Date.parse(startsAt) > now ? 'scheduled' : 'active';
}
