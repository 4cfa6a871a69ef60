import { contactWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import type { SupportValues, UseSupportFormResult } from '../../hooks/site/useContactForm.ts';
import { useLectern } from '../../provider/context.ts';
import { currentPath } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { createMessageForm } from '../contact-form/index.ts';
import { FileField } from '../file-field/index.ts';

const parts = createMessageForm<SupportValues, UseSupportFormResult>('SupportForm', 'lectern-support-form');

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

/** The files of the message, where the marketplace answers itself. Visitors read that they need an account for them. */
export const SupportFormAttachments = definePart(
  'SupportFormAttachments',
  'fieldset',
  'lectern-support-form-attachments',
  (name) => {
    const { attachments, needsAccount, errors } = parts.useMessageForm(name);
    const { t, Link, paths } = useLectern(name, contactWords);
    // A page that the server renders doesn't know its address, which may change to that of another tab.
    const [here, setHere] = useState<string>();
    useEffect(() => setHere(currentPath()));
    if (needsAccount) {
      return {
        children: (
          <>
            <legend className="lectern-field-label">{t('support.attachments')}</legend>
            <p className="lectern-field-hint">
              {t('support.attachAccount')} <Link href={paths.signIn(here)}>{t('support.attachSignIn')}</Link>
            </p>
          </>
        ),
      };
    }
    if (!attachments) return null;
    const { files, upload, isFull, remove } = attachments;
    return {
      children: (
        <>
          <legend className="lectern-field-label">{t('support.attachments')}</legend>
          {files.length > 0 && (
            <ul>
              {files.map((file) => (
                <li key={file._id}>
                  <span className="lectern-file-picker-name" dir="auto">
                    {file.name}
                  </span>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('support.removeAttachment', { name: file.name })}
                    onClick={({ currentTarget }) => {
                      // The pressed button goes away.
                      currentTarget.closest('fieldset')?.querySelector('input')?.focus();
                      remove(file._id);
                    }}
                  >
                    {t('support.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div>
            <FileField
              chooseLabel={t('support.attach')}
              hint={t(isFull ? 'support.attachmentsFull' : 'support.attachmentsHint')}
              accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
              upload={upload}
              onChoose={upload.start}
              isBlocked={isFull || upload.isUploading}
            />
            <p role="status" className="lectern-field-hint">
              {upload.isUploading && t('support.uploadFirst')}
            </p>
          </div>
          {errors.attachments && <p className="lectern-field-error">{errors.attachments}</p>}
        </>
      ),
    };
  },
);
