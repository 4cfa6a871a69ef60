import '@lectern/react/styles.css';
import './fonts/fonts.css';
import './site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { ShellError } from './layout/PageError.tsx';
import { prefetchPages } from './prefetch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The router without loaders and actions: the pages load through the marketplace, and the data router would add a third
// to the first download.
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary fallback={(error) => <ShellError error={error} />}>
        <App />
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>,
);
window.addEventListener('load', () => setTimeout(() => void prefetchPages(), 1_000));
