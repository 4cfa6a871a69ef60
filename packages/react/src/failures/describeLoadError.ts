import { messageOf } from '@lectern/sdk';

/** The sentence for data that failed to load, followed by the reason where the error gives one. */
export function describeLoadError(error: unknown, sentence: string): string {
  const reason = messageOf(error, sentence);
  return reason === sentence ? sentence : `${sentence} ${reason}`;
}
