export { CategoryGrid, type CategoryGridProps } from './CategoryGrid.tsx';
export * from './parts.tsx';
