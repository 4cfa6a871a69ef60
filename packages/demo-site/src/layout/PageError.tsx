import { words } from '@lectern/sdk/words';
import { useRouteError } from 'react-router';
import { marketplace } from '../marketplace.ts';

/** Something in a page broke, or its code could not be loaded. The rest of the site is a reload away. */
export function PageError() {
  // Browsers have no common name for code that could not be fetched; offline says enough.
  const error = useRouteError();
  const t = marketplace.messages.with(words);
  const isUnreachable = !navigator.onLine || /dynamically imported module|Importing a module/.test(String(error));
  return (
    <div className="lectern-root site" data-lectern-theme={marketplace.theme.getState().mode}>
      <div role="alert" className="site-status">
        <p>{t(isUnreachable ? 'error.network' : 'error.unexpected')}</p>
        <button
          type="button"
          className="lectern-button"
          data-variant="primary"
          onClick={() => window.location.reload()}
        >
          {t('error.retry')}
        </button>
      </div>
    </div>
  );
}
