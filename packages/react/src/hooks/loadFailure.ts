import { messageOf } from '@lectern/sdk';

/**
 * A page's own sentence for what could not be loaded (§8), and after it the reason, where there is one to tell.
 * `usual` is what the call says when the server gives no reason: the page has said that already.
 */
export function loadFailure(error: unknown, sentence: string, usual: string): string {
  const reason = messageOf(error, '');
  return reason === '' || reason === usual || reason === sentence ? sentence : `${sentence} ${reason}`;
}
