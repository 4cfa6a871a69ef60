import type { User } from '@lectern/sdk';
import { useId } from 'react';
import type { useProfileEditor } from '../../hooks/useProfileEditor.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { Field } from '../../ui/Field.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

type State = ReturnType<typeof useProfileEditor>;

/** The profile's edit mode: names, bio and picture. The email cannot be changed. */
export function ProfileForm({ state, user }: { state: State; user: User }) {
  const { t } = useLectern('ProfileForm');
  const { form, isSaving, uploaded, cancelUpload } = state;
  const { field, error } = form;
  return (
    <form {...form.formProps} className="lectern-profile-form">
      {error && <p className="lectern-form-error">{error}</p>}
      <PictureField state={state} />
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
      <div className="lectern-profile-actions">
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {t(isSaving ? 'profile.saving' : 'profile.save')}
        </Button>
        {form.changes && !isSaving && <p className="lectern-profile-draft">{t('profile.draft')}</p>}
      </div>
    </form>
  );
}

function PictureField({ state }: { state: State }) {
  const { t } = useLectern('ProfileForm');
  const { picture, pictureError, choosePicture, dropPicture, isSaving } = state;
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
