import { isMissingCode } from '@lectern/common/isMissingCode.ts';
import { EmptyNote, icons } from '@lectern/react';
import type { Marketplace } from '@lectern/sdk';
import { commonWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { pageError } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { useIsOnline } from './useIsOnline.ts';

/** An error in a page, or its code could not be loaded: without a connection, or after a new release of the site. */
export function PageError({ error, marketplace }: { error: unknown; marketplace: Marketplace }) {
  const t = marketplace.messages.with(commonWords);
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  const isMissing = isMissingCode(error);
  useHead({ title: pageError.title });
  useEffect(() => {
    // Reloads by itself, since nothing on this page can be lost.
    if (isMissing && isOnline && wasOffline.current) window.location.reload();
  }, [isMissing, isOnline]);
  const text = !isMissing
    ? t('error.unexpected')
    : isOnline
      ? pageError.outdated
      : `${t('error.network')} ${pageError.offline}`;
  return (
    <EmptyNote
      role="alert"
      className="site-status"
      icon={icons.error}
      heading={pageError.title}
      headingLevel={1}
      message={text}
    >
      <p className="lectern-empty-note-actions">
        {isOnline && (
          <button
            type="button"
            className="lectern-button"
            data-variant="primary"
            onClick={() => window.location.reload()}
          >
            {t('error.retry')}
          </button>
        )}
        <button type="button" className="lectern-button" data-variant="secondary" onClick={() => window.history.back()}>
          {pageError.back}
        </button>
      </p>
    </EmptyNote>
  );
}

/** For an error in the layout itself. */
export function ShellError({ error, marketplace }: { error: unknown; marketplace: Marketplace }) {
  return (
    <div className="lectern-root site" data-lectern-theme={marketplace.theme.getState().mode}>
      <PageError error={error} marketplace={marketplace} />
    </div>
  );
}
