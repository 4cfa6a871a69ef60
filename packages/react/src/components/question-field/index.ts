export { QuestionField } from './QuestionField.tsx';
