import { forwardRef, type ReactNode, useImperativeHandle } from 'react';
import type { useContactForm } from '../../hooks/useContactForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { compose } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/createRoot.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

export interface MessageFieldsProps extends RootProps<'form'> {
  /** From `useContactForm()` or `useSupportForm()`. */
  form: ReturnType<typeof useContactForm>;
  /** Fields before the subject, such as a category. @default none */
  children?: ReactNode;
}

const Root = createRoot('form', 'lectern-message-fields');

/** The form of a message: name, email, subject, message, and the button. */
export const MessageFields = forwardRef<HTMLFormElement, MessageFieldsProps>(function MessageFields(
  { form, children, onSubmit, onInput, ...props },
  ref,
) {
  const { t } = useLectern('MessageFields');
  const { formProps, field, isSaving } = form;
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current, [
    formProps.ref,
  ]);
  return (
    <Root
      {...props}
      {...formProps}
      onSubmit={compose(onSubmit, formProps.onSubmit)}
      onInput={compose(onInput, formProps.onInput)}
      state={isSaving ? 'sending' : 'ready'}
    >
      <div className="lectern-message-fields-person">
        <Field {...field('name')} label={t('contact.name')} autoComplete="name" aria-required />
        <Field {...field('email')} label={t('contact.email')} type="email" autoComplete="email" aria-required />
      </div>
      {children}
      <Field {...field('subject')} label={t('contact.subject')} autoComplete="off" aria-required />
      <TextArea {...field('message')} label={t('contact.message')} aria-required />
      <Button type="submit" variant="primary" size="large" isBusy={isSaving}>
        {t(isSaving ? 'contact.submitting' : 'contact.submit')}
      </Button>
    </Root>
  );
});
