import { late } from '../../ui/late.ts';

export const assignmentPreview = late(async () => (await import('./AssignmentPreview.tsx')).AssignmentPreview);
