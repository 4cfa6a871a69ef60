import type { ContactDraft } from '@lectern/sdk';
import { useContactForm } from '../../hooks/useContactForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { MessageFields } from './MessageFields.tsx';

export interface ContactFormProps {
  /** Sends the message; simulated without it (§4). A rejection shows the failure notice and keeps what was typed. */
  onSubmit?: (draft: ContactDraft) => Promise<void>;
}

/** Name, email, subject, message (§2, contact). */
export function ContactForm(props: ContactFormProps) {
  // A draft belongs to a person: another one begins with another form.
  return <PersonsForm key={useUserId()} {...props} />;
}

function PersonsForm({ onSubmit }: ContactFormProps) {
  return <MessageFields form={useContactForm(onSubmit)} />;
}
