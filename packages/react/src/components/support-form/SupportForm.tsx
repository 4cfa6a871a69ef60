import type { SupportDraft } from '@lectern/sdk';
import { forwardRef } from 'react';
import { useSupportForm } from '../../hooks/useContactForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { MessageFields } from '../contact-form/index.ts';

const categories = ['general', 'technical', 'billing', 'course', 'account'] as const;

export interface SupportFormProps extends Omit<RootProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Sends the question. If it rejects, the failure notice is shown and the draft stays.
   *
   * @default nothing is sent: the call is simulated (§4)
   */
  onSubmit?: (draft: SupportDraft) => Promise<void>;
}

/** A question to support (§2, help and support): the contact form with a category. */
export const SupportForm = forwardRef<HTMLFormElement, SupportFormProps>(function SupportForm(props, ref) {
  // Drafts are stored per user.
  return <UserForm key={useUserId()} ref={ref} {...props} />;
});

const UserForm = forwardRef<HTMLFormElement, SupportFormProps>(function UserForm(
  { onSubmit, className, ...props },
  ref,
) {
  const { t } = useLectern('SupportForm');
  const form = useSupportForm(onSubmit);
  return (
    <MessageFields ref={ref} {...props} className={cx('lectern-support-form', className)} form={form}>
      <SelectField
        {...form.field('category')}
        label={t('support.category')}
        options={categories.map((value) => ({ value, label: t(`support.category.${value}`) }))}
      />
    </MessageFields>
  );
});
