import { deferred } from '../../ui/deferred.ts';

export { AssignmentSkeleton } from './AssignmentSkeleton.tsx';
export const assignmentRunner = deferred(async () => (await import('./AssignmentRunner.tsx')).AssignmentRunner);
