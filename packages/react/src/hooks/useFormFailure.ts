import { fieldErrors, messageOf } from '@lectern/sdk';
import { useMemo } from 'react';
import { useLectern } from '../provider/context.ts';
import { useIsNoticeShown } from '../provider/useOwnsNotices.ts';

/**
 * What a form says of a failed submission that a notice announces. One place for each message: problems of single fields
 * at the fields; the message above them only where no field says it, and once the notice is closed.
 */
export function useFormFailure(failure: unknown, fallback: string) {
  const { marketplace } = useLectern('useFormFailure');
  const isNoticeShown = useIsNoticeShown(marketplace.notices);
  const fields = useMemo(() => fieldErrors(failure), [failure]);
  const message = failure ? messageOf(failure, fallback) : undefined;
  const isSaid = isNoticeShown || (message !== undefined && Object.values(fields).includes(message));
  return { error: isSaid ? undefined : message, fields };
}
