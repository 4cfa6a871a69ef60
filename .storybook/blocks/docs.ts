import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { createElement, lazy, Suspense } from 'react';

// Their code loads with the first docs page: a story doesn't need it.
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const Shell = lazy(async () => ({ default: (await import('./DocsShell.tsx')).DocsShell }));

/** Storybook's parameters for docs pages. */
export const docs = {
  page: () => createElement(Suspense, null, createElement(Page)),
  container: (props: PropsWithChildren<DocsContainerProps>) =>
    createElement(Suspense, null, createElement(Shell, props)),
};
