export { LearnerDashboard } from './LearnerDashboard.tsx';
