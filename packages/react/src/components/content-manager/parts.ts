export { ContentManagerList } from './ContentManagerList.tsx';
export { ContentManagerPreview } from './ContentManagerPreview.tsx';
export { ContentManagerSummary } from './ContentManagerSummary.tsx';
export { ContentManagerToolbar } from './ContentManagerToolbar.tsx';
export { ContentManagerWarnings } from './ContentManagerWarnings.tsx';
