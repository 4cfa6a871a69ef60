export { Documents, type DocumentsProps } from './Documents.tsx';
