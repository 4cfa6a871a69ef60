import type { ContactDraft, SupportDraft } from '@lectern/sdk';
import { contactDraft, supportDraft, validatorOf } from '@lectern/sdk/forms';
import { contactWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useSession } from '../account/useSession.ts';
import { useMessageForm } from '../forms/useMessageForm.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';
import { type SupportAttachments, useSupportAttachments } from './useSupportAttachments.ts';

/** The fields of the contact form. */
export interface MessageValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The fields of the support form. */
export interface SupportValues extends MessageValues {
  category: string;
}

/** An empty message from the signed-in user. */
function useNewMessage(): MessageValues {
  const { user } = useSession();
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return { name, email: user?.email ?? '', subject: '', message: '' };
}

/** The contact form (§5). Without `onSubmit` the message goes to the admins of the marketplace. */
export function useContactForm(onSubmit?: (draft: ContactDraft) => Promise<void>): StoredForm<MessageValues> {
  const { marketplace, t } = useLectern('useContactForm', contactWords);
  return useMessageForm({
    id: 'contact',
    validator: validatorOf(marketplace, contactDraft),
    initialValues: useNewMessage(),
    clearedFields: ['subject', 'message'],
    // To the marketplace, whose admins answer.
    send:
      onSubmit ??
      (async (draft) => {
        await marketplace.support.send(draft);
      }),
    sent: [t('notice.contactSent.title'), t('notice.contactSent.text')],
    failed: [t('notice.contactFailed.title'), t('notice.contactFailed.text')],
  });
}

/** The form of the support tab. */
export interface UseSupportFormResult extends StoredForm<SupportValues> {
  /** The files of the message. Undefined where none can be attached: without an account, or with a help desk of your own. */
  attachments: SupportAttachments | undefined;
  /** Whether files could be attached after signing in. What a visitor has typed goes along. */
  needsAccount: boolean;
}

/** What was typed before signing in goes on with the account, unless that has a draft of its own. */
function useVisitorsDraft(id: string): void {
  const { storage } = useLectern('useSupportForm').marketplace;
  const userId = useSession().user?.userId;
  // Before the form reads its draft. Once, since the visitor's is gone then.
  useState(() => {
    const typed = userId === undefined ? undefined : storage.get(`draft__${id}`);
    if (typed === undefined) return;
    storage.remove(`draft__${id}`);
    const own = `draft_${userId}_${id}`;
    if (storage.get(own) === undefined) storage.set(own, typed);
  });
}

/** The form of the support tab, which also has a category. A refund is a message of its own about that order. */
export function useSupportForm(
  onSubmit?: (draft: SupportDraft) => Promise<void>,
  refundOf?: string,
): UseSupportFormResult {
  const { marketplace, t } = useLectern('useSupportForm', contactWords);
  const { user, isLoading } = useSession();
  const id = refundOf === undefined ? 'support' : `refund_${refundOf}`;
  useVisitorsDraft(id);
  const attachments = useSupportAttachments();
  const { files } = attachments;
  const form = useMessageForm<SupportDraft, SupportValues>({
    id,
    validator: validatorOf(marketplace, supportDraft),
    initialValues: {
      ...useNewMessage(),
      ...(refundOf === undefined
        ? { category: 'general' }
        : { category: 'billing', subject: t('support.refundSubject', { id: refundOf }) }),
    },
    clearedFields: ['subject', 'message'],
    send:
      onSubmit ??
      (async (draft: SupportDraft) => {
        const ids = files.map(({ _id }) => _id);
        await marketplace.support.send({ ...draft, ...(ids.length > 0 ? { attachments: ids } : {}) });
        attachments.clear();
      }),
    sent: [t('notice.contactSent.title'), t('notice.contactSent.text')],
    failed: [t('notice.contactFailed.title'), t('notice.supportFailed.text')],
  });
  const { formProps } = form;
  return {
    ...form,
    formProps: attachments.upload.isUploading
      ? { ...formProps, onSubmit: (event) => event.preventDefault() }
      : formProps,
    attachments: user && !onSubmit ? attachments : undefined,
    needsAccount: !(user || isLoading || onSubmit),
  };
}
