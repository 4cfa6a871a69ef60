import type { UseCategoryManagerResult } from '../../hooks/admin/useCategoryManager.ts';
import { createRootContext } from '../../ui/rootContext.ts';

/** The categories of the manager that a part belongs to, and the actions on them. */
export const [CategoryManagerProvider, useCategoryManagerContext] =
  createRootContext<UseCategoryManagerResult>('CategoryManager');
