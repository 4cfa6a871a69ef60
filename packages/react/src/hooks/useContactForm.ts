import type { ContactDraft, NewsletterDraft, SupportDraft } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useMessageForm } from './useMessageForm.ts';
import { useSession } from './useSession.ts';

const NO_MESSAGE = { name: '', email: '', subject: '', message: '' };
const NO_QUESTION = { ...NO_MESSAGE, category: 'general' };
const NO_ADDRESS = { email: '' };

/** Who is signed in need not write who they are. */
function useKnownPerson() {
  const { user } = useSession();
  return user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email ?? '' } : {};
}

/** The contact form (§5): simulated, unless it is given a way to send. */
export function useContactForm(onSubmit?: (draft: ContactDraft) => Promise<void>) {
  const { marketplace } = useLectern('useContactForm');
  return useMessageForm({
    id: 'contact',
    rule: marketplace.rules.contactDraft,
    empty: NO_MESSAGE,
    known: useKnownPerson(),
    emptied: ['subject', 'message'],
    send: onSubmit ?? (() => marketplace.simulateRequest('contact')),
    sent: ['notice.contactSent.title', 'notice.contactSent.text'],
    failed: ['notice.contactFailed.title', 'notice.contactFailed.text'],
  });
}

/** The form of the support tab, which also asks what it is about. */
export function useSupportForm(onSubmit?: (draft: SupportDraft) => Promise<void>) {
  const { marketplace } = useLectern('useSupportForm');
  return useMessageForm({
    id: 'support',
    rule: marketplace.rules.supportDraft,
    empty: NO_QUESTION,
    known: useKnownPerson(),
    emptied: ['subject', 'message'],
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
    empty: NO_ADDRESS,
    emptied: ['email'],
    send: onSubmit ?? (() => marketplace.simulateRequest('newsletter')),
    sent: ['notice.newsletterDone.title', 'notice.newsletterDone.text'],
    failed: ['notice.contactFailed.title', 'notice.contactFailed.text'],
  });
}
