export { CategoryGrid, type CategoryGridProps } from './CategoryGrid.tsx';
export { useCategoryGridContext } from './context.ts';
export * from './parts.tsx';
