import { late } from '../../ui/late.ts';

export { AssignmentSkeleton } from './AssignmentSkeleton.tsx';
export const assignmentRunner = late(async () => (await import('./AssignmentRunner.tsx')).AssignmentRunner);
/** Of the root, which the page shows before the code is there. */
export const assignmentClass = 'lectern-assignment-runner';
