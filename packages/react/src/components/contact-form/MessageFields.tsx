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
  const { formProps, errors, begin, isSending } = form;
  return (
    <form {...formProps} className="lectern-message-form">
      <div className="lectern-message-form-person">
        <Field
          label={t('contact.name')}
          name="name"
          autoComplete="name"
          defaultValue={begin.name}
          error={errors.name}
          aria-required
        />
        <Field
          label={t('contact.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={begin.email}
          error={errors.email}
          aria-required
        />
      </div>
      {children}
      <Field
        label={t('contact.subject')}
        name="subject"
        defaultValue={begin.subject}
        error={errors.subject}
        autoComplete="off"
        aria-required
      />
      <TextArea
        label={t('contact.message')}
        name="message"
        defaultValue={begin.message}
        error={errors.message}
        aria-required
      />
      <Button type="submit" variant="primary" size="large" isBusy={isSending}>
        {t(isSending ? 'contact.submitting' : 'contact.submit')}
      </Button>
    </form>
  );
}
