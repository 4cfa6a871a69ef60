import { contentWords, formWords } from '@lectern/sdk/words';
import { type UseSectionFormOptions, useSectionForm } from '../../hooks/authoring/useSectionForm.ts';
import { useUnsavedChanges } from '../../hooks/forms/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';

export interface SectionDialogProps extends Omit<UseSectionFormOptions, 'onSave' | 'unsaved'> {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Creates or edits a section (§2, §5). Asks before it closes with unsaved changes. */
export function SectionDialog({ open, onClose, ...options }: SectionDialogProps) {
  const { t, portal } = useLectern('SectionDialog', contentWords);
  const unsaved = useUnsavedChanges();
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t(options.section ? 'sectionForm.editTitle' : 'sectionForm.createTitle')}
      closeLabel={t('notice.close')}
      container={portal}
    >
      <SectionForm {...options} unsaved={unsaved} onSave={onClose} onCancel={close} />
    </Dialog>
  );
}

function SectionForm({ onCancel, ...options }: UseSectionFormOptions & { onCancel: () => void }) {
  const { t } = useLectern('SectionDialog', contentWords, formWords);
  const { formProps, field, isRestored, isSaving, error } = useSectionForm(options);
  return (
    <form {...formProps} className="lectern-form">
      {isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      <FormError>{error}</FormError>
      <Field {...field('title')} label={t('sectionForm.title')} autoComplete="off" />
      <Field
        {...field('order')}
        label={t('sectionForm.order')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('sectionForm.orderHint')}
      />
      <div className="lectern-dialog-actions">
        <Button onClick={onCancel}>{t('notice.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={t('sectionForm.saving')}>
          {t(options.section ? 'sectionForm.update' : 'sectionForm.create')}
        </Button>
      </div>
    </form>
  );
}
