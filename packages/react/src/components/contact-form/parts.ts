import type { MessageValues } from '../../hooks/site/useContactForm.ts';
import { createMessageForm } from './createMessageForm.tsx';

const parts = createMessageForm<MessageValues>('ContactForm', 'lectern-contact-form');

/** The form itself. */
export const ContactFormRoot = parts.Form;
/** Name and email. */
export const ContactFormPerson = parts.Person;
/** The field of the subject. */
export const ContactFormSubject = parts.Subject;
/** The field of the message. */
export const ContactFormMessage = parts.Message;
/** The button that sends the message. */
export const ContactFormSubmitButton = parts.SubmitButton;
