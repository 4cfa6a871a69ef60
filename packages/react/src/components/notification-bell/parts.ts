export * from './itemParts.tsx';
export * from './listParts.tsx';
