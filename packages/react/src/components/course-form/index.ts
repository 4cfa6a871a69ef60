export { CourseForm, type CourseFormProps } from './CourseForm.tsx';
export { type CourseFormContextValue, useCourseFormContext } from './context.ts';
export * from './parts.ts';
