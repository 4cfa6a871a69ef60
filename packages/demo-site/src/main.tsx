import '@lectern/react/styles/tokens.css';
import '@lectern/react/styles/base.css';
import '@lectern/react/styles/ui.css';
import './fonts/fonts.css';
import './site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { ShellError } from './layout/PageError.tsx';
import { prefetchPages } from './prefetch.ts';
import { Router } from './router/Router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Router>
      <ErrorBoundary fallback={(error) => <ShellError error={error} />}>
        <App />
      </ErrorBoundary>
    </Router>
  </StrictMode>,
);
window.addEventListener('load', () => setTimeout(() => void prefetchPages(), 1_000));
