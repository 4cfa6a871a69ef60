import { limits } from './limits.ts';

interface Purchase {
  status: string;
  total: number;
  createdAt: string;
}

/** Whether the money of a purchase can still be asked for: it cost something, and it isn't older than 30 days (§2). */
export const isRefundable = ({ status, total, createdAt }: Purchase, now = Date.now()): boolean =>
  status === 'paid' && total > 0 && now - Date.parse(createdAt) <= limits.refundDays * 24 * 60 * 60 * 1000;
