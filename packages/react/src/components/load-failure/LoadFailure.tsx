import { isApiError, isValidationError, type MessageKey, messageOf } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote, type EmptyNoteProps } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

export interface LoadFailureProps {
  error: unknown;
  /** The sentence for a server that gives none (§8). */
  failed: MessageKey;
  onRetry: () => unknown;
  /** Where it may be that there is no such thing: how that is said, and the way on. */
  missing?: Pick<EmptyNoteProps, 'message' | 'headingLevel' | 'icon'> & { href: string; label: string };
}

/** In the place of what could not be loaded: what happened, and what to do now. */
export function LoadFailure({ error, failed, onRetry, missing }: LoadFailureProps) {
  const { t, Link } = useLectern('LoadFailure');
  // An address that is no id at all names something that is not there.
  if (missing && (isValidationError(error) || (isApiError(error) && error.status === 404))) {
    const { href, label, ...note } = missing;
    return (
      <EmptyNote {...note} role="alert">
        <Link href={href} className="lectern-button" data-variant="primary">
          {label}
        </Link>
      </EmptyNote>
    );
  }
  return (
    <ErrorNote message={messageOf(error, t(failed))} retryLabel={t('error.retry')} onRetry={() => void onRetry()} />
  );
}
