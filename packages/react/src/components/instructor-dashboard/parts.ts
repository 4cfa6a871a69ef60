export * from './headerParts.tsx';
export * from './listParts.tsx';
