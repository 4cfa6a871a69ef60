import { courseFormWords } from '@lectern/sdk/words';
import { useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { CoverImage } from '../cover-image/index.ts';
import { useCourseFormContext } from './context.ts';

/** Chooses, shows and removes the image of the course. */
export function ImageField() {
  const { t } = useLectern('CourseFormDetails', courseFormWords);
  const { imageUrl, picture, chooseImage, removeImage, problemOf, idOf, isSaving } =
    useCourseFormContext('CourseFormDetails');
  const input = useRef<HTMLInputElement>(null);
  const id = idOf('courseImage');
  const error = problemOf('courseImage');
  return (
    <div className="lectern-field" data-invalid={error ? true : undefined}>
      <span className="lectern-field-label">{t('courseForm.image')}</span>
      {imageUrl && <CoverImage src={imageUrl} className="lectern-course-form-image" />}
      <div className="lectern-file-picker">
        <label className="lectern-button lectern-file-picker-button" data-variant="secondary">
          {t(imageUrl ? 'courseForm.changeImage' : 'courseForm.chooseImage')}
          <input
            ref={input}
            id={id}
            type="file"
            className="lectern-visually-hidden"
            accept="image/jpeg,image/png,image/gif,image/webp"
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${id}-error`, `${id}-hint`)}
            disabled={isSaving}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void chooseImage(file);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        {picture && <span className="lectern-file-picker-name">{picture.file.name}</span>}
        {imageUrl && (
          <Button
            variant="quiet"
            disabled={isSaving}
            aria-label={t('courseForm.removeImageLabel')}
            onClick={() => {
              removeImage();
              // This button disappears with the image.
              input.current?.focus();
            }}
          >
            {t('courseForm.removeImage')}
          </Button>
        )}
      </div>
      <p className="lectern-field-hint" id={`${id}-hint`}>
        {t('courseForm.imageHint')}
      </p>
      {error && (
        <p className="lectern-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
