export { CourseForm, type CourseFormProps } from './CourseForm.tsx';
export * from './parts.ts';
