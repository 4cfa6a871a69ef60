export * from './listParts.tsx';
export * from './summaryParts.tsx';
