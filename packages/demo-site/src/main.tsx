import '@lectern/react/styles/tokens.css';
import '@lectern/react/styles/base.css';
import '@lectern/react/styles/ui.css';
import '@lectern/common/fonts/fonts.css';
import './site.css';
import { ErrorBoundary } from '@lectern/common/ErrorBoundary.tsx';
import { createQueryClient } from '@lectern/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ShellError } from './layout/PageError.tsx';
import { loadCoursePageAhead } from './loadAhead.ts';
import { marketplace } from './marketplace.ts';
import { hasRefusals, keepRefusals, readPageState } from './pageState.ts';
import { Router } from './router/Router.tsx';
import { loadPage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const queryClient = createQueryClient();
const site = (onShown?: () => void) => (
  <StrictMode>
    <Router>
      <ErrorBoundary fallback={(error) => <ShellError error={error} marketplace={marketplace} />}>
        <App marketplace={marketplace} queryClient={queryClient} onShown={onShown} />
      </ErrorBoundary>
    </Router>
  </StrictMode>
);

/** Hydrates a page that came rendered, else renders it. */
async function start(container: HTMLElement) {
  const state = document.getElementById('state')?.textContent;
  // A visitor was refused what this user may see, such as the instructor's own draft.
  const isRefused = document.documentElement.hasAttribute('data-signed-in') && state && hasRefusals(state);
  if (!state || isRefused) {
    void marketplace.preload();
    return createRoot(container).render(site());
  }
  readPageState(queryClient, state);
  try {
    // What is rendered must not suspend.
    await loadPage(location.pathname);
  } catch {
    // The page's code could not be loaded; rendered again, the page says so.
    return createRoot(container).render(site());
  }
  // In a transition, React yields to the browser in between.
  startTransition(() => {
    hydrateRoot(container, site(keepRefusals(queryClient)));
  });
}

void start(root);

/** What the first view doesn't need waits until the page is interactive: on a slow phone, that is after `load`. */
function loadTheRest() {
  if ('hydrated' in document.documentElement.dataset) void marketplace.preload().then(loadCoursePageAhead);
  else setTimeout(loadTheRest, 1_000);
}
window.addEventListener('load', () => setTimeout(loadTheRest, 1_000));
