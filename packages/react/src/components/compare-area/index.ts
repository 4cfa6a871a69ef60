export { CompareArea, type CompareAreaProps } from './CompareArea.tsx';
export { useCompareAreaContext } from './context.ts';
export * from './parts.ts';
