export { WorkGallery, type WorkGalleryProps } from './WorkGallery.tsx';
