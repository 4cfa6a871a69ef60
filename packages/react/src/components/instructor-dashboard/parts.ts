export * from './headerParts.tsx';
export * from './listParts.tsx';
export * from './weekParts.tsx';
