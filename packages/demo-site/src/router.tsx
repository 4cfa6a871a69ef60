import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { PageError, ShellError } from './layout/PageError.tsx';
import { routes } from './routes.tsx';

/** What breaks in a page is shown inside the shell; what breaks in the shell, in its place. */
export const router = createBrowserRouter([
  { Component: App, ErrorBoundary: ShellError, children: [{ ErrorBoundary: PageError, children: routes }] },
]);
