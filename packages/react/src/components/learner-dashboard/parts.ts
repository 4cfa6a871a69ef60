export * from './DashboardCourse.tsx';
export * from './FirstSteps.tsx';
export * from './listParts.tsx';
export * from './Week.tsx';
