export * from './actionParts.tsx';
export * from './buyParts.tsx';
export * from './CourseDetailWorks.tsx';
export * from './contentParts.tsx';
export * from './heroParts.tsx';
export * from './layoutParts.tsx';
export * from './lengthParts.tsx';
export * from './sectionParts.tsx';
