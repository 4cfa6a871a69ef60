export * from './actionParts.tsx';
export * from './layoutParts.tsx';
export * from './textParts.tsx';
