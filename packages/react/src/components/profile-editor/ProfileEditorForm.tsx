import { profileWords, sessionWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import type { UseProfileEditorResult } from '../../hooks/account/useProfileEditor.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useProfileEditorContext } from './context.ts';

type Editor = UseProfileEditorResult;

/** The form: names, bio and picture. The email cannot be changed. Nothing unless the profile is being edited. */
export const ProfileEditorForm = forwardRef<HTMLFormElement, Omit<RootProps<'form'>, 'children'>>(
  function ProfileEditorForm(props, ref) {
    const { editor } = useProfileEditorContext('ProfileEditorForm');
    return editor.isEditing ? <EditForm ref={ref} {...props} /> : null;
  },
);

const EditForm = definePart(
  'ProfileEditorForm',
  'form',
  'lectern-profile-editor-form lectern-profile-editor-panel',
  (name) => {
    const { t } = useLectern(name, profileWords, sessionWords);
    const { user, editor } = useProfileEditorContext(name);
    const { form, isSaving, uploaded, cancelUpload } = editor;
    const { field, error, formProps } = form;

    return {
      ...formProps,
      children: (
        <>
          {error && <p className="lectern-form-error">{error}</p>}
          <PictureField editor={editor} />
          <div className="lectern-form-pair">
            <Field {...field('firstName')} label={t('session.firstName')} autoComplete="given-name" />
            <Field {...field('lastName')} label={t('session.lastName')} autoComplete="family-name" />
          </div>
          <Field label={t('session.email')} type="email" value={user.email} readOnly hint={t('profile.emailHint')} />
          <TextArea {...field('bio')} label={t('profile.bio')} rows={5} hint={t('profile.bioHint')} />
          {uploaded !== undefined && (
            <div className="lectern-upload">
              <ProgressBar
                percent={uploaded}
                label={t('profile.uploading')}
                text={t('profile.uploadedPercent', { percent: uploaded })}
              />
              <span aria-hidden="true">{t('profile.uploadedPercent', { percent: uploaded })}</span>
              <Button size="small" onClick={cancelUpload}>
                {t('profile.cancelUpload')}
              </Button>
            </div>
          )}
          <div className="lectern-profile-editor-actions">
            <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={t('profile.saving')}>
              {t('profile.save')}
            </Button>
            {form.changes && !isSaving && <p className="lectern-profile-editor-draft">{t('profile.draft')}</p>}
          </div>
        </>
      ),
    };
  },
);

function PictureField({ editor }: { editor: Editor }) {
  const { t } = useLectern('ProfileEditorForm', profileWords);
  const { picture, pictureError, choosePicture, dropPicture, isSaving } = editor;
  const id = useId();
  return (
    <div className="lectern-field" data-invalid={pictureError ? true : undefined}>
      <span className="lectern-field-label">{t('profile.picture')}</span>
      <div className="lectern-file-picker">
        <label className="lectern-button lectern-file-picker-button" data-variant="secondary">
          {t('profile.choosePicture')}
          <input
            type="file"
            className="lectern-visually-hidden"
            accept="image/jpeg,image/png,image/gif,image/webp"
            aria-invalid={pictureError ? true : undefined}
            aria-describedby={cx(pictureError && `${id}-error`, `${id}-hint`)}
            disabled={isSaving}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void choosePicture(file);
              // The same file may be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        {picture && (
          <>
            <span className="lectern-file-picker-name">{picture.file.name}</span>
            <Button variant="quiet" onClick={dropPicture} disabled={isSaving}>
              {t('profile.dropPicture')}
            </Button>
          </>
        )}
      </div>
      <p className="lectern-field-hint" id={`${id}-hint`}>
        {t('profile.pictureHint')}
      </p>
      {pictureError && (
        <p className="lectern-field-error" id={`${id}-error`}>
          {pictureError}
        </p>
      )}
    </div>
  );
}
