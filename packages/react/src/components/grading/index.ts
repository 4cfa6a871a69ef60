export { type GradingContextValue, useGradingContext } from './context.ts';
export { GradeForm, type GradeFormProps } from './GradeForm.tsx';
export { Grading, type GradingProps } from './Grading.tsx';
export * from './parts.ts';
export { SubmittedWork, type SubmittedWorkProps } from './SubmittedWork.tsx';
export { WaitingSubmissions, type WaitingSubmissionsProps } from './WaitingSubmissions.tsx';
