import { messageOf } from '@lectern/sdk';

/** A page's own sentence for what could not be loaded (§8), and after it the reason, where there is one. */
export function loadFailure(error: unknown, sentence: string): string {
  const reason = messageOf(error, sentence);
  return reason === sentence ? sentence : `${sentence} ${reason}`;
}
