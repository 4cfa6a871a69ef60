import type { SupportDraft } from '@lectern/sdk';
import { forwardRef, type ReactNode } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { useSupportForm } from '../../hooks/site/useContactForm.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import * as parts from './parts.tsx';

export interface SupportFormProps extends Omit<RootProps<'form'>, 'onSubmit'> {
  /**
   * Sends the question. If it rejects, the failure notice is shown and the draft stays.
   *
   * @default it goes to the marketplace, whose admins read and answer it
   */
  onSubmit?: (draft: SupportDraft) => Promise<void>;
  /** The id of an order whose money is asked for: chooses Billing and names it in the subject. @default none */
  refundOf?: string | undefined;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const Root = forwardRef<HTMLFormElement, SupportFormProps>(function SupportForm(props, ref) {
  // Drafts are stored per user and order.
  return <UserForm key={`${useUserId()} ${props.refundOf ?? ''}`} ref={ref} {...props} />;
});

const UserForm = forwardRef<HTMLFormElement, SupportFormProps>(function UserForm(
  { onSubmit, refundOf, children, ...props },
  ref,
) {
  const form = useSupportForm(onSubmit, refundOf);
  return (
    <parts.SupportFormRoot ref={ref} {...props} form={form}>
      {children ?? (
        <>
          <parts.SupportFormPerson />
          <parts.SupportFormCategory />
          <parts.SupportFormSubject />
          <parts.SupportFormMessage />
          <parts.SupportFormAttachments />
          <parts.SupportFormSubmitButton />
        </>
      )}
    </parts.SupportFormRoot>
  );
});

/** A question to support (§2, help and support): the contact form with a category. What is typed survives a reload. */
export const SupportForm = Object.assign(Root, {
  Person: parts.SupportFormPerson,
  Category: parts.SupportFormCategory,
  Subject: parts.SupportFormSubject,
  Message: parts.SupportFormMessage,
  Attachments: parts.SupportFormAttachments,
  SubmitButton: parts.SupportFormSubmitButton,
});
