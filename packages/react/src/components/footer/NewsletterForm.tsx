import type { NewsletterDraft } from '@lectern/sdk';
import { useNewsletterForm } from '../../hooks/useContactForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

export interface NewsletterFormProps {
  /** Subscribes an address; simulated without it (§4). A rejection shows the failure notice. */
  onSubmit?: (draft: NewsletterDraft) => Promise<void>;
}

/** Subscribing to the newsletter. */
export function NewsletterForm(props: NewsletterFormProps) {
  // What one person was typing is not shown to the next.
  return <NewsletterFields key={useUserId()} {...props} />;
}

function NewsletterFields({ onSubmit }: NewsletterFormProps) {
  const { t } = useLectern('NewsletterForm');
  const { formProps, field, isSaving } = useNewsletterForm(onSubmit);
  return (
    <form {...formProps} className="lectern-newsletter">
      <h2>{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      <Field {...field('email')} label={t('newsletter.email')} type="email" autoComplete="email" />
      <Button type="submit" isBusy={isSaving}>
        {t(isSaving ? 'newsletter.submitting' : 'newsletter.submit')}
      </Button>
    </form>
  );
}
