import { words } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHead } from '../head/useHead.ts';
import { marketplace } from '../marketplace.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Browsers have no common name for code that could not be fetched. */
const isMissingCode = (error: unknown) =>
  /dynamically imported module|Importing a module|preload CSS/i.test(String(error));

/** Something in a page broke, or its code could not be fetched: without a connection, or because the site was renewed. */
export function PageError({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const t = marketplace.messages.with(words);
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  const isMissing = isMissingCode(error);
  useHead({ title: "This page didn't load" });
  useEffect(() => {
    // The page is asked for anew by itself: there is nothing here that could be lost.
    if (isMissing && isOnline && wasOffline.current) window.location.reload();
  }, [isMissing, isOnline]);
  const text = !isMissing
    ? t('error.unexpected')
    : isOnline
      ? 'We may have updated the site since you opened it. Reload to get the latest version.'
      : `${t('error.network')} The page will open when you're back online.`;
  return (
    <div role="alert" className="site-status">
      <h1>This page didn't load</h1>
      <p>{text}</p>
      <p className="site-status-actions">
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
        <button type="button" className="lectern-button" data-variant="secondary" onClick={() => navigate(-1)}>
          Go back
        </button>
      </p>
    </div>
  );
}

/** The same where the shell itself broke. */
export function ShellError({ error }: { error: unknown }) {
  return (
    <div className="lectern-root site" data-lectern-theme={marketplace.theme.getState().mode}>
      <PageError error={error} />
    </div>
  );
}
