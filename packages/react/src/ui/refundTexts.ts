import type { RefundStatus } from '@lectern/sdk';

/** The name of each status, and the sentence that says what it means for the buyer. */
export const refundTexts = {
  requested: ['refund.requested', 'refund.requestedText'],
  granted: ['refund.granted', 'refund.grantedText'],
  sent: ['refund.sent', 'refund.sentText'],
  refunded: ['refund.refunded', 'refund.refundedText'],
  declined: ['refund.declined', 'refund.declinedText'],
  failed: ['refund.failedState', 'refund.failedText'],
} as const satisfies Record<RefundStatus, readonly [string, string]>;
