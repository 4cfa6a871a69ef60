import { deferred } from '../../ui/deferred.ts';

export { AssignmentSkeleton } from './AssignmentSkeleton.tsx';
export const assignmentRunner = deferred(async () => (await import('./AssignmentRunner.tsx')).AssignmentRunner);
export const assignmentPreview = deferred(async () => (await import('./AssignmentPreview.tsx')).AssignmentPreview);
/** Of the root, which the page shows before the code is there. */
export const assignmentClass = 'lectern-assignment-runner';
