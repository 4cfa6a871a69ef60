export { GradeForm, type GradeFormProps } from './GradeForm.tsx';
export { Grading, type GradingProps } from './Grading.tsx';
export { SubmittedWork, type SubmittedWorkProps } from './SubmittedWork.tsx';
export { WaitingSubmissions } from './WaitingSubmissions.tsx';
