import type { ContactDraft } from '@lectern/sdk';
import { forwardRef } from 'react';
import { useContactForm } from '../../hooks/useContactForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { MessageFields } from './MessageFields.tsx';

export interface ContactFormProps extends Omit<RootProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Sends the message. If it rejects, the failure notice is shown and the draft stays.
   *
   * @default nothing is sent: the call is simulated (§4)
   */
  onSubmit?: (draft: ContactDraft) => Promise<void>;
}

/** The contact form (§2): name, email, subject, message. */
export const ContactForm = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(props, ref) {
  // Drafts are stored per user.
  return <UserForm key={useUserId()} ref={ref} {...props} />;
});

const UserForm = forwardRef<HTMLFormElement, ContactFormProps>(function UserForm(
  { onSubmit, className, ...props },
  ref,
) {
  const form = useContactForm(onSubmit);
  return <MessageFields ref={ref} {...props} className={cx('lectern-contact-form', className)} form={form} />;
});
