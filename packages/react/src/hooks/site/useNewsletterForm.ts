import type { NewsletterDraft } from '@lectern/sdk';
import { newsletterDraft, validatorOf } from '@lectern/sdk/forms';
import { footerWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useMessageForm } from '../forms/useMessageForm.ts';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** The newsletter form of the footer. */
export function useNewsletterForm(onSubmit?: (draft: NewsletterDraft) => Promise<void>): StoredForm<{ email: string }> {
  const { marketplace, t } = useLectern('useNewsletterForm', footerWords);
  return useMessageForm({
    id: 'newsletter',
    validator: validatorOf(marketplace, newsletterDraft),
    initialValues: { email: '' },
    clearedFields: ['email'],
    send: onSubmit ?? (() => marketplace.simulateRequest('newsletter')),
    sent: [t('notice.newsletterDone.title'), t('notice.newsletterDone.text')],
    failed: [t('notice.contactFailed.title'), t('notice.contactFailed.text')],
  });
}
