import { marketplace } from '../marketplace.ts';

/** Something in a page broke, or its code could not be loaded. The rest of the site is a reload away. */
export function PageError() {
  return (
    <div className="lectern-root site" data-lectern-theme={marketplace.theme.getState().mode}>
      <div role="alert" className="site-status">
        <p>{marketplace.messages('error.unexpected')}</p>
        <button
          type="button"
          className="lectern-button"
          data-variant="primary"
          onClick={() => window.location.reload()}
        >
          {marketplace.messages('error.retry')}
        </button>
      </div>
    </div>
  );
}
