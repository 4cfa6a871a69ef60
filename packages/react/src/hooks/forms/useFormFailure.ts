import { fieldErrors, messageOf } from '@lectern/sdk';
import { useMemo } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useIsNoticeShown } from '../../provider/useOwnsNotices.ts';

/** What a form shows of a failed submission. */
export interface FormFailure {
  /** The message to show above the fields. Undefined while a notice or a field shows the same message. */
  error: string | undefined;
  /** Messages of single fields, by their names. */
  fields: Readonly<Record<string, string>>;
}

/** Shows each message of a failed submission in one place: at its field, else in the notice, else above the fields. */
export function useFormFailure(failure: unknown, fallback: string): FormFailure {
  const { marketplace } = useLectern('useFormFailure');
  const isNoticeShown = useIsNoticeShown(marketplace.notices);
  const fields = useMemo(() => fieldErrors(failure), [failure]);
  const message = failure ? messageOf(failure, fallback) : undefined;
  const isShownElsewhere = isNoticeShown || (message !== undefined && Object.values(fields).includes(message));
  return { error: isShownElsewhere ? undefined : message, fields };
}
