import { mailWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';

const kinds = {
  confirmation: 'mailOutbox.kind.confirmation',
  receipt: 'mailOutbox.kind.receipt',
  payment_refused: 'mailOutbox.kind.paymentRefused',
  webhook_paused: 'mailOutbox.kind.webhookPaused',
  refund: 'mailOutbox.kind.refund',
  grade: 'mailOutbox.kind.grade',
  submission: 'mailOutbox.kind.submission',
  certificate: 'mailOutbox.kind.certificate',
  support_received: 'mailOutbox.kind.supportReceived',
  support_reply: 'mailOutbox.kind.supportReply',
  support_message: 'mailOutbox.kind.supportMessage',
} as const;

/** Names a kind of mail; one of a newer server as that calls it. */
export function useKindName(): (kind: string) => string {
  const { t } = useLectern('MailOutbox', mailWords);
  return (kind) => (Object.hasOwn(kinds, kind) ? t(kinds[kind as keyof typeof kinds]) : kind);
}
