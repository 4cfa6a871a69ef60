export { useSampleAreaContext } from './context.ts';
export * from './parts.ts';
export { SampleArea, type SampleAreaProps } from './SampleArea.tsx';
