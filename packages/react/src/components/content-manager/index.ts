export { ContentList } from './ContentList.tsx';
export { ContentManager, type ContentManagerProps } from './ContentManager.tsx';
export { ContentPreview } from './ContentPreview.tsx';
export { ContentSummary } from './ContentSummary.tsx';
export { ContentToolbar } from './ContentToolbar.tsx';
export { LectureDialog, type LectureDialogProps } from './LectureDialog.tsx';
export { SectionDialog, type SectionDialogProps } from './SectionDialog.tsx';
