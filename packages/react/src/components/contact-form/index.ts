export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export { MessageFields, type MessageFieldsProps } from './MessageFields.tsx';
