import { isApiError, isValidationError, messageOf } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote, type EmptyNoteProps } from '../../ui/EmptyNote.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

export interface LoadErrorProps {
  error: unknown;
  /** The message for an error without one of its own (§8). */
  fallback: string;
  /** Loads again. */
  onRetry: () => unknown;
  /** For a resource that may not exist: the message, and the link below it, which other errors have too. */
  notFound?: Pick<EmptyNoteProps, 'message' | 'headingLevel' | 'icon'> & WayOn;
  /** Where invalid input leads on to: trying it again would fail again. */
  invalid?: WayOn;
}

interface WayOn {
  href: string;
  label: string;
}

/** The error state of a component: what failed, with a retry button, or that the resource does not exist. */
export function LoadError({ error, fallback, onRetry, notFound, invalid }: LoadErrorProps) {
  const { t, Link } = useLectern('LoadError');
  const isInvalid = isValidationError(error);
  // An invalid id is answered like an unknown one.
  if (notFound && (isInvalid || (isApiError(error) && error.status === 404))) {
    const { href, label, ...note } = notFound;
    return (
      <EmptyNote {...note} role="alert">
        <Link href={href} className="lectern-button" data-variant="primary">
          {label}
        </Link>
      </EmptyNote>
    );
  }
  if (invalid && isInvalid) {
    return (
      <ErrorNote message={error.message}>
        <Link href={invalid.href} className="lectern-button" data-variant="primary">
          {invalid.label}
        </Link>
      </ErrorNote>
    );
  }
  return (
    <ErrorNote message={messageOf(error, fallback)} retryLabel={t('error.retry')} onRetry={() => void onRetry()}>
      {notFound && (
        <Link href={notFound.href} className="lectern-button" data-variant="quiet">
          {notFound.label}
        </Link>
      )}
    </ErrorNote>
  );
}
