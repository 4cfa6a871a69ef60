export { Curriculum, type CurriculumProps } from './Curriculum.tsx';
