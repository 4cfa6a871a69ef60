export * from './actionParts.tsx';
export * from './CourseFiltersPrices.tsx';
export * from './groupParts.tsx';
