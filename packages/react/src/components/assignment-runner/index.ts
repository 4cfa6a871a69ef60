export { AssignmentRunner, type AssignmentRunnerProps } from './AssignmentRunner.tsx';
