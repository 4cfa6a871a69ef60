export { Curriculum, type CurriculumProps } from './Curriculum.tsx';
export { CurriculumLecture, type CurriculumLectureProps } from './CurriculumLecture.tsx';
export { CurriculumSection, type CurriculumSectionProps } from './CurriculumSection.tsx';
export { type CurriculumContextValue, useCurriculumContext } from './context.ts';
