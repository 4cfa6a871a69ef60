import type { AuthoredSection, LectureType } from '@lectern/sdk';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import { type LectureFormOptions, type LectureValues, useLectureForm } from '../../hooks/useLectureForm.ts';
import type { UnsavedChanges } from '../../hooks/useUnsavedChanges.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextContentField } from './TextContentField.tsx';
import { VideoFields } from './VideoFields.tsx';

const types: readonly LectureType[] = ['video', 'text', 'quiz', 'assignment'];

interface LectureFormProps extends LectureFormOptions {
  sections: readonly AuthoredSection[];
  mark: UnsavedChanges['mark'];
  onCancel: () => void;
}

/** The form of a lecture: what every lecture has, and what its type needs. */
export function LectureForm({ mark, onCancel, sections, ...options }: LectureFormProps) {
  const { t } = useLectern('LectureForm');
  const { lecture } = options;
  const form = useLectureForm({
    ...options,
    onSave() {
      mark(undefined);
      options.onSave();
    },
  });
  const { begin, isRestored, discard, isSaving, error } = form;
  const [type, setType] = useState(begin.type as LectureType);
  const [isUploading, setUploading] = useState(false);
  const [isAdvanced, setAdvanced] = useState(false);
  const { errors: broken, formProps } = useForm(form.rule, form.save);
  const errors: Record<string, string | undefined> = { ...form.fields, ...broken };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is unsaved from the start, and only then.
  useEffect(() => {
    mark(isRestored ? discard : undefined);
  }, []);

  const keep = (values: Partial<LectureValues>) => {
    mark(discard);
    form.keep(values);
  };
  return (
    <form
      {...formProps}
      className="lectern-content-form"
      onSubmit={(event: FormEvent<HTMLFormElement>) =>
        // The lecture needs the address of what is still on its way; the sentence beside the button says so.
        isUploading ? event.preventDefault() : formProps.onSubmit(event)
      }
      onInput={(event: FormEvent<HTMLFormElement>) => {
        formProps.onInput(event);
        const given = Object.fromEntries(new FormData(event.currentTarget)) as Partial<LectureValues>;
        // A box that is not ticked is missing in what a form says.
        keep({ ...given, isPublished: given.isPublished ?? '' });
      }}
    >
      {isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      {error && (
        <p role="alert" className="lectern-form-error">
          {error}
        </p>
      )}
      <Field
        label={t('lectureForm.title')}
        name="title"
        defaultValue={begin.title}
        autoComplete="off"
        error={errors.title}
      />
      <div className="lectern-content-pair">
        <SelectField
          label={t('lectureForm.type')}
          name={lecture ? undefined : 'type'}
          defaultValue={begin.type}
          disabled={lecture !== undefined}
          onChange={({ currentTarget }) => setType(currentTarget.value as LectureType)}
          options={types.map((value) => ({ value, label: t(`lecture.${value}`) }))}
          hint={lecture && t('lectureForm.typeFixed')}
          error={errors.type}
        />
        {/* What is disabled is not part of what a form says. */}
        {lecture && <input type="hidden" name="type" value={type} />}
        <SelectField
          label={t('lectureForm.section')}
          name="sectionId"
          defaultValue={begin.sectionId}
          options={sections.map(({ _id, title }) => ({ value: _id, label: title }))}
          error={errors.sectionId}
        />
      </div>
      {type === 'video' && (
        <VideoFields begin={begin} errors={errors} keep={keep} onUploading={setUploading} form={formProps.ref} />
      )}
      {type === 'text' && <TextContentField defaultValue={begin.textContent} error={errors.textContent} />}
      {type === 'quiz' && !lecture && <p className="lectern-field-hint">{t('lectureForm.quizHint')}</p>}
      {type === 'assignment' && (
        <>
          <Field
            label={t('lectureForm.assignmentUrl')}
            name="contentUrl"
            inputMode="url"
            defaultValue={begin.contentUrl}
            hint={t('lectureForm.assignmentUrlHint')}
            error={errors.contentUrl}
          />
          <TextArea
            label={t('lectureForm.brief')}
            name="textContent"
            rows={4}
            defaultValue={begin.textContent}
            error={errors.textContent}
          />
        </>
      )}
      <label className="lectern-content-check">
        <input type="checkbox" name="isPublished" value="true" defaultChecked={begin.isPublished === 'true'} />
        <span>
          <strong>{t('lectureForm.published')}</strong>
          {t('lectureForm.publishedHint')}
        </span>
      </label>
      <details
        className="lectern-content-advanced"
        open={isAdvanced || errors.order !== undefined}
        onToggle={({ currentTarget }) => setAdvanced(currentTarget.open)}
      >
        <summary>{t('lectureForm.advanced')}</summary>
        <Field
          label={t('lectureForm.order')}
          name="order"
          inputMode="numeric"
          defaultValue={begin.order}
          autoComplete="off"
          hint={t('lectureForm.orderHint')}
          error={errors.order}
        />
      </details>
      <div className="lectern-dialog-actions lectern-dialog-footer">
        {isUploading && <p className="lectern-field-hint">{t('lectureForm.uploadFirst')}</p>}
        <Button onClick={onCancel}>{t('notice.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isSaving} disabled={isUploading}>
          {t(isSaving ? 'lectureForm.saving' : lecture ? 'lectureForm.update' : 'lectureForm.create')}
        </Button>
      </div>
    </form>
  );
}
