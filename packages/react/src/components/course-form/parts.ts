export { CourseFormActions } from './CourseFormActions.tsx';
export { CourseFormDetails } from './CourseFormDetails.tsx';
export { CourseFormMore } from './CourseFormMore.tsx';
export { CourseFormPreview } from './CourseFormPreview.tsx';
export { CourseFormPricing } from './CourseFormPricing.tsx';
export { CourseFormRestored } from './CourseFormRestored.tsx';
export { CourseFormStatus } from './CourseFormStatus.tsx';
export { CourseFormSummary } from './CourseFormSummary.tsx';
