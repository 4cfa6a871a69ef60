export {
  SupportFormAttachments,
  SupportFormCategory,
  SupportFormMessage,
  SupportFormPerson,
  SupportFormSubject,
  SupportFormSubmitButton,
} from './parts.tsx';
export { SupportForm, type SupportFormProps } from './SupportForm.tsx';
