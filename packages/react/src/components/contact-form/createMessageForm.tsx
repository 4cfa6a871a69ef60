import { contactWords } from '@lectern/sdk/words';
import { forwardRef, useImperativeHandle } from 'react';
import type { StoredForm } from '../../hooks/forms/useStoredForm.ts';
import type { MessageValues } from '../../hooks/site/useContactForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createRoot, PartElement } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { createRootContext } from '../../ui/rootContext.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import type { MessageFormProps, MessagePartProps } from './props.ts';

/** The root and the parts that the contact form and the support form share, with names and classes of their own. */
export function createMessageForm<
  Values extends MessageValues,
  OwnForm extends StoredForm<Values> = StoredForm<Values>,
>(name: string, ownClass: string) {
  const [Provider, useMessageForm] = createRootContext<OwnForm>(name);
  const Root = createRoot('form', ownClass);

  const Form = forwardRef<HTMLFormElement, MessageFormProps<OwnForm>>(function MessageForm(
    { form, className, onSubmit, onInput, ...props },
    ref,
  ) {
    const { formProps, isSaving } = form;
    useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => formProps.ref.current, [
      formProps.ref,
    ]);
    return (
      <Provider value={form}>
        <Root
          {...props}
          {...formProps}
          className={cx('lectern-message-form lectern-with-script', className)}
          onSubmit={compose(onSubmit, formProps.onSubmit)}
          onInput={compose(onInput, formProps.onInput)}
          state={isSaving ? 'sending' : 'ready'}
        />
      </Provider>
    );
  });

  const Person = forwardRef<HTMLDivElement, MessagePartProps>(function MessagePerson({ className, ...props }, ref) {
    const { field } = useMessageForm(`${name}Person`);
    const { t } = useLectern(name, contactWords);
    return (
      <PartElement
        of="div"
        ref={ref}
        {...props}
        className={cx(`${ownClass}-person lectern-message-form-person`, className)}
      >
        <Field {...field('name')} label={t('contact.name')} autoComplete="name" aria-required />
        <Field {...field('email')} label={t('contact.email')} type="email" autoComplete="email" aria-required />
      </PartElement>
    );
  });

  const Subject = forwardRef<HTMLDivElement, MessagePartProps>(function MessageSubject({ className, ...props }, ref) {
    const { field } = useMessageForm(`${name}Subject`);
    const { t } = useLectern(name, contactWords);
    return (
      <PartElement of="div" ref={ref} {...props} className={cx(`${ownClass}-subject`, className)}>
        <Field {...field('subject')} label={t('contact.subject')} autoComplete="off" aria-required />
      </PartElement>
    );
  });

  const Message = forwardRef<HTMLDivElement, MessagePartProps>(function MessageText({ className, ...props }, ref) {
    const { field } = useMessageForm(`${name}Message`);
    const { t } = useLectern(name, contactWords);
    return (
      <PartElement of="div" ref={ref} {...props} className={cx(`${ownClass}-message`, className)}>
        <TextArea {...field('message')} label={t('contact.message')} aria-required />
      </PartElement>
    );
  });

  const SubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(function MessageSubmitButton(
    { className, children, ...props },
    ref,
  ) {
    const { isSaving } = useMessageForm(`${name}SubmitButton`);
    const { t } = useLectern(name, contactWords);
    return (
      <Button
        ref={ref}
        type="submit"
        variant="primary"
        size="large"
        {...props}
        isBusy={isSaving}
        busyLabel={t('contact.submitting')}
        className={cx(`${ownClass}-submit-button`, className)}
      >
        {children ?? t('contact.submit')}
      </Button>
    );
  });

  return { Form, Person, Subject, Message, SubmitButton, useMessageForm };
}
