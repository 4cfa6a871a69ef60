import { useEffect } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import { type SectionFormOptions, type SectionValues, useSectionForm } from '../../hooks/useSectionForm.ts';
import { type UnsavedChanges, useUnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

export interface SectionDialogProps extends Omit<SectionFormOptions, 'onSave'> {
  isOpen: boolean;
  onClose: () => void;
}

/** A section's title and order, new or to be changed (§2, §5). It asks before it closes on what is not saved. */
export function SectionDialog({ isOpen, onClose, ...options }: SectionDialogProps) {
  const { t, portal } = useLectern('SectionDialog');
  const { mark, leave } = useUnsavedChanges();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => leave(onClose)}
      title={t(options.section ? 'sectionForm.editTitle' : 'sectionForm.createTitle')}
      closeLabel={t('notice.close')}
      container={portal}
    >
      <SectionForm {...options} mark={mark} onSave={onClose} onCancel={() => leave(onClose)} />
    </Dialog>
  );
}

interface SectionFormProps extends SectionFormOptions {
  mark: UnsavedChanges['mark'];
  onCancel: () => void;
}

function SectionForm({ mark, onCancel, ...options }: SectionFormProps) {
  const { t } = useLectern('SectionDialog');
  const { begin, isRestored, keep, discard, rule, save, isSaving, error, fields } = useSectionForm({
    ...options,
    onSave() {
      mark(undefined);
      options.onSave();
    },
  });
  const { errors, formProps } = useForm(rule, save);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is unsaved from the start, and only then.
  useEffect(() => {
    mark(isRestored ? discard : undefined);
  }, []);
  return (
    <form
      {...formProps}
      className="lectern-content-form"
      onInput={(event) => {
        formProps.onInput(event);
        mark(discard);
        keep(Object.fromEntries(new FormData(event.currentTarget)) as SectionValues);
      }}
    >
      {isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      {error && (
        <p role="alert" className="lectern-form-error">
          {error}
        </p>
      )}
      <Field
        label={t('sectionForm.title')}
        name="title"
        defaultValue={begin.title}
        autoComplete="off"
        error={errors.title ?? fields.title}
      />
      <Field
        label={t('sectionForm.order')}
        name="order"
        inputMode="numeric"
        defaultValue={begin.order}
        autoComplete="off"
        hint={t('sectionForm.orderHint')}
        error={errors.order ?? fields.order}
      />
      <div className="lectern-dialog-actions">
        <Button onClick={onCancel}>{t('notice.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t(isSaving ? 'sectionForm.saving' : options.section ? 'sectionForm.update' : 'sectionForm.create')}
        </Button>
      </div>
    </form>
  );
}
