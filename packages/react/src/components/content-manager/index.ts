export { ContentManager, type ContentManagerProps } from './ContentManager.tsx';
export { type ContentManagerContextValue, useContentManagerContext } from './context.ts';
export { LectureDialog, type LectureDialogProps } from './LectureDialog.tsx';
export * from './parts.ts';
export { SectionDialog, type SectionDialogProps } from './SectionDialog.tsx';
