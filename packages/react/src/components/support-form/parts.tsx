import { contactWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import type { SupportValues } from '../../hooks/site/useContactForm.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { createMessageForm } from '../contact-form/index.ts';

const parts = createMessageForm<SupportValues>('SupportForm', 'lectern-support-form');

const categories = ['general', 'technical', 'billing', 'course', 'account'] as const;

/** The form itself. */
export const SupportFormRoot = parts.Form;
/** Name and email. */
export const SupportFormPerson = parts.Person;
/** The field of the subject. */
export const SupportFormSubject = parts.Subject;
/** The field of the message. */
export const SupportFormMessage = parts.Message;
/** The button that sends the question. */
export const SupportFormSubmitButton = parts.SubmitButton;

/** What the question is about. */
export const SupportFormCategory = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function SupportFormCategory({ className, ...props }, ref) {
    const { field } = parts.useMessageForm('SupportFormCategory');
    const { t } = useLectern('SupportFormCategory', contactWords);
    return (
      <div ref={ref} {...props} className={cx('lectern-support-form-category', className)}>
        <SelectField
          {...field('category')}
          label={t('support.category')}
          options={categories.map((value) => ({ value, label: t(`support.category.${value}`) }))}
        />
      </div>
    );
  },
);
