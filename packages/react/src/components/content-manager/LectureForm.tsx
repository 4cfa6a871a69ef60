import type { AuthoredLecture, LectureType } from '@lectern/sdk';
import type { AuthoredSection } from '@lectern/sdk/rules';
import { formWords, lectureFormWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useState } from 'react';
import { type AddedLecture, type UseLectureFormOptions, useLectureForm } from '../../hooks/authoring/useLectureForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextContentField } from './TextContentField.tsx';
import { VideoFields } from './VideoFields.tsx';

const types: readonly LectureType[] = ['video', 'text', 'quiz', 'assignment'];

/** One free lecture in so many lectures. */
const SUGGESTED_SHARE = 3;

interface LectureFormProps extends UseLectureFormOptions {
  sections: readonly AuthoredSection[];
  /** The lecture that was added just before, in the same dialog. */
  added: AddedLecture | undefined;
  onCancel: () => void;
}

/** The fields that every lecture has, and those of its type. */
export function LectureForm({ onCancel, sections, added, ...options }: LectureFormProps) {
  const { t } = useLectern('LectureForm', formWords, lectureFormWords);
  const { lecture } = options;
  const form = useLectureForm(options);
  const { formProps, field, errors, isSaving } = form;
  const [type, setType] = useState(form.values.type);
  const [isUploading, setUploading] = useState(false);
  const [isAdvanced, setAdvanced] = useState(false);
  const { ref } = formProps;
  const isNext = added !== undefined;
  useEffect(() => {
    // The button that was pressed is gone with the form before.
    if (isNext) ref.current?.querySelector<HTMLInputElement>('[name=title]')?.focus();
  }, [isNext, ref]);
  return (
    <form
      {...formProps}
      className="lectern-form"
      onSubmit={(event: FormEvent<HTMLFormElement>) =>
        // The lecture needs the address of the file that is still being uploaded; the hint beside the button says so.
        isUploading ? event.preventDefault() : formProps.onSubmit(event)
      }
    >
      {form.isRestored && <p className="lectern-field-hint">{t('unsaved.restored')}</p>}
      <Field {...field('title')} label={t('lectureForm.title')} autoComplete="off" />
      <div className="lectern-form-pair">
        <SelectField
          {...field('type')}
          label={t('lectureForm.type')}
          name={lecture ? undefined : 'type'}
          disabled={lecture !== undefined}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
          options={types.map((value) => ({ value, label: t(`lecture.${value}`) }))}
          hint={lecture && t('lectureForm.typeFixed')}
        />
        {/* A disabled control is not in the form data. */}
        {lecture && <input type="hidden" name="type" value={type} />}
        <SelectField
          {...field('sectionId')}
          label={t('lectureForm.section')}
          options={sections.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
      </div>
      {type === 'video' && (
        <VideoFields form={form} courseId={options.courseId} lecture={lecture} onUploading={setUploading} />
      )}
      {type === 'text' && <TextContentField {...field('textContent')} />}
      {type === 'quiz' && !lecture && <p className="lectern-field-hint">{t('lectureForm.quizHint')}</p>}
      {type === 'assignment' && (
        <>
          <Field
            {...field('contentUrl')}
            label={t('lectureForm.assignmentUrl')}
            inputMode="url"
            hint={t('lectureForm.assignmentUrlHint')}
          />
          <TextArea {...field('textContent')} label={t('lectureForm.brief')} rows={4} />
        </>
      )}
      <div className="lectern-form-pair">
        <label className="lectern-content-manager-check">
          <input type="checkbox" name="isPublished" value="true" defaultChecked={form.values.isPublished === 'true'} />
          <span>
            <strong>{t('lectureForm.published')}</strong>
            {t('lectureForm.publishedHint')}
          </span>
        </label>
        {type !== 'assignment' && (
          <FreeField
            isFree={form.values.isFree === 'true'}
            others={sections.flatMap((section) => section.lectures).filter(({ _id }) => _id !== lecture?._id)}
          />
        )}
      </div>
      <details
        className="lectern-content-manager-advanced"
        open={isAdvanced || errors.order !== undefined}
        onToggle={({ currentTarget }) => setAdvanced(currentTarget.open)}
      >
        <summary className="lectern-unfold">{t('lectureForm.advanced')}</summary>
        <Field
          {...field('order')}
          label={t('lectureForm.order')}
          inputMode="numeric"
          autoComplete="off"
          hint={t('lectureForm.orderHint')}
        />
      </details>
      {/* The error is at the pressed button: the start of the form may be out of sight. */}
      <div className="lectern-dialog-footer">
        <FormError>{form.error}</FormError>
        {isUploading && <p className="lectern-field-hint">{t('lectureForm.uploadFirst')}</p>}
        <div className="lectern-dialog-actions">
          <Button onClick={onCancel}>{t(isNext ? 'lectureForm.done' : 'notice.cancel')}</Button>
          {!lecture && (
            <Button onClick={form.createAndAddAnother} disabled={isUploading || isSaving}>
              {t('lectureForm.createAnother')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            isBusy={isSaving}
            busyLabel={t('lectureForm.saving')}
            disabled={isUploading}
          >
            {t(lecture ? 'lectureForm.update' : 'lectureForm.create')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Whether anyone may open the lecture, with a word of advice where many may be opened. */
function FreeField({ isFree: isFreeAtFirst, others }: { isFree: boolean; others: readonly AuthoredLecture[] }) {
  const { t } = useLectern('LectureForm', lectureFormWords);
  const [isFree, setFree] = useState(isFreeAtFirst);
  const count = others.filter((lecture) => lecture.isFree).length + 1;
  const total = others.length + 1;
  return (
    <label className="lectern-content-manager-check">
      <input
        type="checkbox"
        name="isFree"
        value="true"
        defaultChecked={isFreeAtFirst}
        onChange={({ currentTarget }) => setFree(currentTarget.checked)}
      />
      <span>
        <strong>{t('lectureForm.free')}</strong>
        {t('lectureForm.freeHint')}
        {isFree && count * SUGGESTED_SHARE > total && (
          <span role="status"> {t('lectureForm.freeMany', { count, total })}</span>
        )}
      </span>
    </label>
  );
}
