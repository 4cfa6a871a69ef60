import type { PaymentOptions } from '@lectern/sdk/api';

/** What is to be paid: an order. Its id is the key under which the provider takes it once. */
export interface Payment {
  orderId: string;
  amountPaise: number;
  currency: string;
  /** The provider's own id of it, once it has told one. */
  paymentId: string | null;
}

/**
 * What the provider says of a payment. `open` waits for a way to pay, `acting` for the buyer on the bank's page, `processing`
 * for the bank; `none` was never begun. All others are final.
 */
export type PaymentState =
  | { kind: 'charged'; cardLast4?: string | undefined }
  | { kind: 'declined' | 'cancelled' | 'processing' | 'acting' | 'open' | 'none' };

/** A payment that was begun. An open one is the buyer's to confirm in the browser, with the secret. */
export type BegunPayment =
  | { kind: 'charged'; cardLast4?: string | undefined }
  | { kind: 'declined' | 'invalid_nonce' }
  /** Less than the provider takes at all. */
  | { kind: 'amount_too_small' }
  | { kind: 'processing'; paymentId: string }
  | { kind: 'open'; paymentId: string; clientSecret: string };

/** Money that goes back to the buyer of an order. */
export interface Refund {
  /** Under which the provider sends it once. */
  key: string;
  payment: Payment;
  amountPaise: number;
  /** The provider's own id of it, once it has told one. */
  providerId: string | null;
  /** Whether the provider was asked before, and may have it without anybody knowing. */
  wasAsked: boolean;
}

/** What the provider says of a refund: `sent` is on its way, `refunded` has left it, and `failed` comes back or never left. */
export interface RefundState {
  kind: 'sent' | 'refunded' | 'failed';
  providerId: string | null;
}

/** A refund as the provider has it, made here or in the provider's dashboard. */
export interface ReportedRefund {
  providerId: string;
  kind: RefundState['kind'];
  /** Under which it was asked for here; undefined if somebody made it at the provider. */
  key: string | undefined;
  paymentId: string | null;
  amountPaise: number;
  currency: string;
}

/** A charge that the buyer's bank disputes. Reason and status are the provider's words. */
export interface Dispute {
  id: string;
  /** Of the payment that is disputed. */
  paymentId: string | null;
  amountPaise: number;
  currency: string;
  reason: string;
  status: string;
  /** Until when the marketplace may answer. */
  respondBy: Date | null;
  openedAt: Date;
}

/** What a provider reports: only about what, for what has become of it is asked of the provider. */
export type PaymentEvent =
  | { kind: 'payment'; paymentId: string }
  | { kind: 'dispute'; disputeId: string }
  | { kind: 'refund'; providerId: string }
  /** Something of a payment went back. */
  | { kind: 'refunds'; paymentId: string }
  | { kind: 'other' };

/**
 * Moves the money. Everything is keyed by the order: beginning the same payment twice charges it once, and a payment that
 * was cancelled can never be charged afterwards. Every function rejects where the outcome is not known.
 */
export interface PaymentProvider {
  /** How people pay now, for the browser. */
  readonly options: PaymentOptions;
  /** Asks whether the provider takes the configuration; returns why not. Absent: there is nothing to ask. */
  check?(): Promise<string | undefined>;
  /** What pages need to be allowed for it. Absent: nothing. */
  readonly pages?: PaymentPages | undefined;
  /** Takes the amount, or begins what the buyer confirms; for the same order again it returns what has become of it. */
  begin(payment: Payment, nonce: string | undefined): Promise<BegunPayment>;
  /**
   * Confirms an open payment with a token that the provider's form has made, for browsers that can't leave their page.
   * Absent: it takes none.
   */
  readonly confirm?:
    | {
        isToken(nonce: string): boolean;
        /** @param returnUrl where the bank's page leads to */
        with(
          payment: Payment,
          token: string,
          returnUrl: string,
        ): Promise<PaymentState & { redirectUrl?: string | undefined }>;
      }
    | undefined;
  /** @param options `isAnew`: not by the answer to a question that somebody else has asked before */
  find(payment: Payment, options?: { isAnew?: boolean }): Promise<PaymentState>;
  /** Makes sure that the payment is never charged, unless it was already or the buyer's bank is deciding. */
  cancel(payment: Payment): Promise<PaymentState>;
  /** Sends money back, once for each refund; for the same one again it returns what has become of it. */
  refund(refund: Refund): Promise<RefundState>;
  /** What the provider calls when something has happened. Absent: it never calls. */
  readonly reports?:
    | {
        /** The event of a request; undefined if the provider didn't sign it, or did so long ago. */
        read(body: Buffer, signature: string | undefined): PaymentEvent | undefined;
        /** Another server has got an event that the provider signed. */
        heardElsewhere(): void;
        /** Undefined if the provider doesn't know it. */
        findDispute(id: string): Promise<Dispute | undefined>;
        /** Undefined if the provider doesn't know it. */
        findRefund(providerId: string): Promise<ReportedRefund | undefined>;
        /** The newest hundred refunds of a payment. */
        listRefunds(paymentId: string): Promise<ReportedRefund[]>;
        /** The newest refunds of all payments since a moment, at most 500. */
        listRefundsSince(moment: Date): Promise<ReportedRefund[]>;
      }
    | undefined;
}

/** The origins that the provider's form needs. */
export interface PaymentPages {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}
