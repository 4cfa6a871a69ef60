import type { Category } from '@lectern/sdk';
import { createRootContext } from '../../ui/rootContext.ts';

/** The categories to show, in order. */
export const [CategoryGridProvider, useCategoryGridContext] = createRootContext<readonly Category[]>('CategoryGrid');
