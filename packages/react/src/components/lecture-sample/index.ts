export { LectureSample, type LectureSampleProps } from './LectureSample.tsx';
