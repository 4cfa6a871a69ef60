import type { Category } from '@lectern/sdk';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The categories to show, in order. */
export const [CategoryGridProvider, useCategoryGrid] = createRootContext<readonly Category[]>('CategoryGrid');
