import type { SupportDraft } from '@lectern/sdk';
import { useSupportForm } from '../../hooks/useContactForm.ts';
import { useUserId } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { MessageFields } from '../contact-form/index.ts';

const categories = ['general', 'technical', 'billing', 'course', 'account'] as const;

export interface SupportFormProps {
  /** Sends the question; simulated without it (§4). A rejection shows the failure notice and keeps what was typed. */
  onSubmit?: (draft: SupportDraft) => Promise<void>;
}

/** A question to the support, with what it is about (§2, help and support). */
export function SupportForm(props: SupportFormProps) {
  // A draft belongs to a person: another one begins with another form.
  return <PersonsForm key={useUserId()} {...props} />;
}

function PersonsForm({ onSubmit }: SupportFormProps) {
  const { t } = useLectern('SupportForm');
  const form = useSupportForm(onSubmit);
  return (
    <MessageFields form={form}>
      <SelectField
        {...form.field('category')}
        label={t('support.category')}
        options={categories.map((value) => ({ value, label: t(`support.category.${value}`) }))}
      />
    </MessageFields>
  );
}
