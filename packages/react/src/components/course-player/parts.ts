export * from './frameParts.tsx';
export * from './PlayerBar.tsx';
export { CoursePlayerSide } from './PlayerSide.tsx';
export * from './studyParts.tsx';
