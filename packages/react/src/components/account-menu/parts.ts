export * from './itemParts.tsx';
export * from './menuParts.tsx';
