import { contactWords } from '@lectern/sdk/words';
import type { SupportValues } from '../../hooks/site/useContactForm.ts';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
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
export const SupportFormCategory = definePart('SupportFormCategory', 'div', 'lectern-support-form-category', (name) => {
  const { field } = parts.useMessageForm(name);
  const { t } = useLectern(name, contactWords);
  return {
    children: (
      <SelectField
        {...field('category')}
        label={t('support.category')}
        options={categories.map((value) => ({ value, label: t(`support.category.${value}`) }))}
      />
    ),
  };
});
