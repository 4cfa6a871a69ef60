export { useLearnerDashboardContext } from './context.ts';
export { LearnerDashboard, type LearnerDashboardProps } from './LearnerDashboard.tsx';
export * from './parts.ts';
