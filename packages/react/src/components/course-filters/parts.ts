export * from './actionParts.tsx';
export * from './groupParts.tsx';
