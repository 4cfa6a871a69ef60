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
  /** For a resource that may not exist: the message, and the link below it. */
  notFound?: Pick<EmptyNoteProps, 'message' | 'headingLevel' | 'icon'> & { href: string; label: string };
}

/** The error state of a component: what failed, with a retry button, or that the resource does not exist. */
export function LoadError({ error, fallback, onRetry, notFound }: LoadErrorProps) {
  const { t, Link } = useLectern('LoadError');
  // An invalid id is answered like an unknown one.
  if (notFound && (isValidationError(error) || (isApiError(error) && error.status === 404))) {
    const { href, label, ...note } = notFound;
    return (
      <EmptyNote {...note} role="alert">
        <Link href={href} className="lectern-button" data-variant="primary">
          {label}
        </Link>
      </EmptyNote>
    );
  }
  return (
    <ErrorNote message={messageOf(error, fallback)} retryLabel={t('error.retry')} onRetry={() => void onRetry()} />
  );
}
