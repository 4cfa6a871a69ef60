export * from './frameParts.tsx';
export * from './PlayerBar.tsx';
export * from './PlayerSide.tsx';
export * from './studyParts.tsx';
