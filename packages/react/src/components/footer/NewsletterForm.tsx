import type { NewsletterDraft } from '@lectern/sdk';
import { footerWords } from '@lectern/sdk/words';
import { forwardRef, useImperativeHandle } from 'react';
import { useNewsletterForm } from '../../hooks/useNewsletterForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { Field } from '../../ui/Field.tsx';

export interface NewsletterFormProps extends Omit<RootProps<'form'>, 'onSubmit' | 'children'> {
  /** Subscribes the address. Simulated by default (§4). A rejected promise shows the failure notice. */
  onSubmit?: (draft: NewsletterDraft) => Promise<void>;
}

const Root = createPart('form', 'lectern-newsletter-form');

/** Subscribes to the newsletter. */
export const NewsletterForm = forwardRef<HTMLFormElement, NewsletterFormProps>(function NewsletterForm(props, ref) {
  // Another user starts with an empty form.
  return <UserForm key={useUserId()} ref={ref} {...props} />;
});

const UserForm = forwardRef<HTMLFormElement, NewsletterFormProps>(function UserForm({ onSubmit, ...props }, ref) {
  const { t } = useLectern('NewsletterForm', footerWords);
  const { formProps, field, isSaving } = useNewsletterForm(onSubmit);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current, [
    formProps.ref,
  ]);
  return (
    <Root {...props} {...formProps}>
      <h2>{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      <Field {...field('email')} label={t('newsletter.email')} type="email" autoComplete="email" />
      <Button type="submit" isBusy={isSaving}>
        {t(isSaving ? 'newsletter.submitting' : 'newsletter.submit')}
      </Button>
    </Root>
  );
});
