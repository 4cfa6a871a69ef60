export { CategoryManager, type CategoryManagerProps } from './CategoryManager.tsx';
export * from './parts.ts';
