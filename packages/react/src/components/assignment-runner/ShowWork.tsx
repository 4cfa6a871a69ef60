import type { Submission } from '@lectern/sdk';
import { workLimits } from '@lectern/sdk/rules';
import { showWorkWords } from '@lectern/sdk/words';
import { useEffect, useId, useRef } from 'react';
import { type UseShownWorkResult, useShownWork } from '../../hooks/learning/useShownWork.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PictureField } from '../../ui/PictureField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { CoverImage } from '../cover-image/index.ts';

interface ShowWorkProps {
  lectureId: string;
  submission: Submission;
}

/** Shows a submitted work to everyone, if its learner wants that; then what is shown, and the way to take it down. */
export function ShowWork({ lectureId, submission }: ShowWorkProps) {
  const { t } = useLectern('AssignmentRunner', showWorkWords);
  const shown = useShownWork({ lectureId, submission });
  const { work, isEditing, edit } = shown;
  const section = useRef<HTMLElement>(null);
  const view = isEditing ? 'form' : work ? 'shown' : 'offer';
  // The pressed button is removed with its view: the focus moves to the other view.
  const lastView = useRef(view);
  useEffect(() => {
    if (view !== lastView.current)
      section.current?.querySelector<HTMLElement>(view === 'form' ? 'input' : 'h3')?.focus();
    lastView.current = view;
  }, [view]);
  return (
    <section ref={section} className="lectern-assignment-runner-work" data-view={view}>
      <h3 tabIndex={-1}>{t(work && !isEditing ? 'showWork.shown' : 'showWork.heading')}</h3>
      {view === 'form' ? (
        <WorkForm {...shown} />
      ) : work ? (
        <Shown {...shown} work={work} />
      ) : (
        <>
          <p>{t('showWork.text')}</p>
          <Button onClick={edit}>{t('showWork.open')}</Button>
        </>
      )}
    </section>
  );
}

function Shown({ work, edit, takeDown }: UseShownWorkResult & { work: NonNullable<UseShownWorkResult['work']> }) {
  const { t, formats } = useLectern('AssignmentRunner', showWorkWords);
  const { title, caption, imageUrl, imageWidths, sharedAt } = work;
  return (
    <>
      <div className="lectern-assignment-runner-work-shown">
        {imageUrl && (
          <CoverImage
            course={{ imageUrl, imageWidths }}
            sizes="8rem"
            className="lectern-assignment-runner-work-picture"
          />
        )}
        <div>
          <p className="lectern-assignment-runner-work-title" dir="auto">
            {title}
          </p>
          {caption && <p dir="auto">{caption}</p>}
          <p>
            <time dateTime={sharedAt}>{t('showWork.since', { date: formats.date(sharedAt) })}</time>
          </p>
        </div>
      </div>
      <div className="lectern-assignment-runner-work-actions">
        <Button onClick={edit}>{t('showWork.change')}</Button>
        <Button variant="quiet" onClick={takeDown}>
          {t('showWork.takeDown')}
        </Button>
      </div>
    </>
  );
}

function WorkForm({ work, form, pictureUrl, fileName, pictureError, ...shown }: UseShownWorkResult) {
  const { t } = useLectern('AssignmentRunner', showWorkWords);
  const { formProps, field, error, isSaving } = form;
  const id = useId();
  return (
    <form {...formProps} className="lectern-assignment-runner-work-form">
      <FormError>{error}</FormError>
      <Field {...field('title')} label={t('showWork.title')} maxLength={workLimits.title} required />
      <TextArea
        {...field('caption')}
        label={t('showWork.caption')}
        hint={t('showWork.captionHint')}
        maxLength={workLimits.caption}
        rows={3}
      />
      <PictureField
        id={id}
        label={t('showWork.picture')}
        chooseLabel={t(pictureUrl ? 'showWork.changePicture' : 'showWork.choosePicture')}
        hint={t('showWork.pictureHint')}
        error={pictureError}
        preview={pictureUrl && <CoverImage src={pictureUrl} className="lectern-assignment-runner-work-picture" />}
        fileName={fileName}
        removeLabel={t('showWork.removePicture')}
        removeHint={t('showWork.removePictureLabel')}
        disabled={isSaving}
        onChoose={(file) => void shown.choosePicture(file)}
        onRemove={shown.removePicture}
      />
      <p className="lectern-assignment-runner-work-note">{t('showWork.public')}</p>
      <div className="lectern-assignment-runner-work-actions">
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          busyLabel={t(work ? 'showWork.saving' : 'showWork.showing')}
        >
          {t(work ? 'showWork.save' : 'showWork.show')}
        </Button>
        <Button onClick={shown.cancel} disabled={isSaving}>
          {t('showWork.cancel')}
        </Button>
      </div>
    </form>
  );
}
