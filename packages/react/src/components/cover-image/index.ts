export { CoverImage } from './CoverImage.tsx';
