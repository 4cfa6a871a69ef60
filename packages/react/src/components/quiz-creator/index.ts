export { QuizCreator, type QuizCreatorProps } from './QuizCreator.tsx';
export { QuizDialog, type QuizDialogProps } from './QuizDialog.tsx';
