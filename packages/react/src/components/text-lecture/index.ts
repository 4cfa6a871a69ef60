export { preloadTextLecture, TextLecture, type TextLectureProps } from './TextLecture.tsx';
