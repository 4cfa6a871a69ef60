import { deferred } from '../../ui/deferred.ts';

export const assignmentPreview = deferred(async () => (await import('./AssignmentPreview.tsx')).AssignmentPreview);
