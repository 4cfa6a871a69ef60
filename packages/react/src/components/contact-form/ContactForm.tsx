import type { ContactDraft } from '@lectern/sdk';
import { forwardRef, type ReactNode } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { useContactForm } from '../../hooks/site/useContactForm.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import * as parts from './parts.ts';

export interface ContactFormProps extends Omit<RootProps<'form'>, 'onSubmit'> {
  /**
   * Sends the message. If it rejects, the failure notice is shown and the draft stays.
   *
   * @default it goes to the marketplace, whose admins read and answer it
   */
  onSubmit?: (draft: ContactDraft) => Promise<void>;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const Root = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(props, ref) {
  // Drafts are stored per user.
  return <UserForm key={useUserId()} ref={ref} {...props} />;
});

const UserForm = forwardRef<HTMLFormElement, ContactFormProps>(function UserForm(
  { onSubmit, children, ...props },
  ref,
) {
  const form = useContactForm(onSubmit);
  return (
    <parts.ContactFormRoot ref={ref} {...props} form={form}>
      {children ?? (
        <>
          <parts.ContactFormPerson />
          <parts.ContactFormSubject />
          <parts.ContactFormMessage />
          <parts.ContactFormSubmitButton />
        </>
      )}
    </parts.ContactFormRoot>
  );
});

/** The contact form (§2): name, email, subject, message. What is typed survives a reload. */
export const ContactForm = Object.assign(Root, {
  Person: parts.ContactFormPerson,
  Subject: parts.ContactFormSubject,
  Message: parts.ContactFormMessage,
  SubmitButton: parts.ContactFormSubmitButton,
});
