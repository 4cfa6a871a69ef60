import type { ReactNode } from 'react';
import type { useContactForm } from '../../hooks/useContactForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

export interface MessageFieldsProps {
  /** From `useContactForm()` or `useSupportForm()`. */
  form: ReturnType<typeof useContactForm>;
  /** Before the subject, such as a category. */
  children?: ReactNode;
}

/** The form of a message to us. */
export function MessageFields({ form, children }: MessageFieldsProps) {
  const { t } = useLectern('MessageFields');
  const { formProps, field, isSaving } = form;
  return (
    <form {...formProps} className="lectern-message-form">
      <div className="lectern-message-form-person">
        <Field {...field('name')} label={t('contact.name')} autoComplete="name" aria-required />
        <Field {...field('email')} label={t('contact.email')} type="email" autoComplete="email" aria-required />
      </div>
      {children}
      <Field {...field('subject')} label={t('contact.subject')} autoComplete="off" aria-required />
      <TextArea {...field('message')} label={t('contact.message')} aria-required />
      <Button type="submit" variant="primary" size="large" isBusy={isSaving}>
        {t(isSaving ? 'contact.submitting' : 'contact.submit')}
      </Button>
    </form>
  );
}
