/** What each gets of what a course was paid with, without tax, in per cent: a partner only where it brought the buyer. */
export interface Shares {
  instructor: number;
  partner: number;
}

/** Without a setting. */
export const usualShares: Shares = { instructor: 70, partner: 10 };
