import type { ContactDraft, NewsletterDraft, SupportDraft } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMessageForm } from './useMessageForm.ts';
import { useSession } from './useSession.ts';

/** An empty message from the signed-in user. */
function useNewMessage() {
  const { user } = useSession();
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return { name, email: user?.email ?? '', subject: '', message: '' };
}

/** The contact form (§5). Sending is simulated without `onSubmit`. */
export function useContactForm(onSubmit?: (draft: ContactDraft) => Promise<void>) {
  const { marketplace } = useLectern('useContactForm');
  return useMessageForm({
    id: 'contact',
    rule: marketplace.rules.contactDraft,
    initialValues: useNewMessage(),
    clearedFields: ['subject', 'message'],
    send: onSubmit ?? (() => marketplace.simulateRequest('contact')),
    sent: ['notice.contactSent.title', 'notice.contactSent.text'],
    failed: ['notice.contactFailed.title', 'notice.contactFailed.text'],
  });
}

/** The form of the support tab, which also has a category. */
export function useSupportForm(onSubmit?: (draft: SupportDraft) => Promise<void>) {
  const { marketplace } = useLectern('useSupportForm');
  return useMessageForm({
    id: 'support',
    rule: marketplace.rules.supportDraft,
    initialValues: { ...useNewMessage(), category: 'general' },
    clearedFields: ['subject', 'message'],
    send: onSubmit ?? (() => marketplace.simulateRequest('support')),
    sent: ['notice.contactSent.title', 'notice.contactSent.text'],
    failed: ['notice.contactFailed.title', 'notice.supportFailed.text'],
  });
}

/** The newsletter form of the footer. */
export function useNewsletterForm(onSubmit?: (draft: NewsletterDraft) => Promise<void>) {
  const { marketplace } = useLectern('useNewsletterForm');
  return useMessageForm({
    id: 'newsletter',
    rule: marketplace.rules.newsletterDraft,
    initialValues: { email: '' },
    clearedFields: ['email'],
    send: onSubmit ?? (() => marketplace.simulateRequest('newsletter')),
    sent: ['notice.newsletterDone.title', 'notice.newsletterDone.text'],
    failed: ['notice.contactFailed.title', 'notice.contactFailed.text'],
  });
}
