export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export { createMessageForm } from './createMessageForm.tsx';
export { ContactFormMessage, ContactFormPerson, ContactFormSubject, ContactFormSubmitButton } from './parts.ts';
