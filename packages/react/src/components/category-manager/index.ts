export { CategoryManager, type CategoryManagerProps } from './CategoryManager.tsx';
export { useCategoryManagerContext } from './context.ts';
export * from './parts.ts';
