export { AssignmentPreview } from './AssignmentPreview.tsx';
export { AssignmentRunner, type AssignmentRunnerProps } from './AssignmentRunner.tsx';
