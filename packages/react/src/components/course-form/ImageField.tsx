import { courseFormWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { PictureField } from '../../ui/PictureField.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { useCourseFormContext } from './context.ts';

/** Chooses, shows and removes the image of the course. */
export function ImageField() {
  const { t } = useLectern('CourseFormDetails', courseFormWords);
  const { imageUrl, picture, chooseImage, removeImage, problemOf, idOf, isSaving } =
    useCourseFormContext('CourseFormDetails');
  return (
    <PictureField
      id={idOf('courseImage')}
      label={t('courseForm.image')}
      chooseLabel={t(imageUrl ? 'courseForm.changeImage' : 'courseForm.chooseImage')}
      hint={t('courseForm.imageHint')}
      error={problemOf('courseImage')}
      preview={imageUrl && <CoverImage src={imageUrl} className="lectern-course-form-image" />}
      fileName={picture?.file.name}
      removeLabel={t('courseForm.removeImage')}
      removeHint={t('courseForm.removeImageLabel')}
      disabled={isSaving}
      onChoose={(file) => void chooseImage(file)}
      onRemove={removeImage}
    />
  );
}
