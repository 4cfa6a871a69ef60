import type { UseCategoryManagerResult } from '../../hooks/admin/useCategoryManager.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

/** The categories of the manager that a part belongs to, and the actions on them. */
export const [CategoryManagerProvider, useCategories] = createRootContext<UseCategoryManagerResult>('CategoryManager');
