import type { User } from '@lectern/sdk';
import { useId } from 'react';
import { useForm } from '../../hooks/useForm.ts';
import type { useProfileEditor } from '../../hooks/useProfileEditor.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { Field } from '../../ui/Field.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

type State = ReturnType<typeof useProfileEditor>;

/** The profile's edit mode: names, bio and picture. The e-mail is shown and stays. */
export function ProfileForm({ state, user }: { state: State; user: User }) {
  const { marketplace, t } = useLectern('ProfileForm');
  const { draft, keepDraft, save, isSaving, uploaded, cancelUpload, error, fields } = state;
  const { errors, formProps } = useForm(
    marketplace.rules.profileDraft,
    ({ firstName, lastName, bio }) => save({ firstName, lastName, bio }),
    fields,
  );
  const begin = draft ?? user;
  return (
    <form
      {...formProps}
      className="lectern-profile-form"
      onInput={(event) => {
        formProps.onInput(event);
        const given = new FormData(event.currentTarget);
        const text = (name: string) => String(given.get(name) ?? '');
        keepDraft({ firstName: text('firstName'), lastName: text('lastName'), bio: text('bio') });
      }}
    >
      {error && <p className="lectern-form-error">{error}</p>}
      <PictureField state={state} />
      <div className="lectern-form-pair">
        <Field
          label={t('session.firstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={begin.firstName}
          error={errors.firstName ?? fields.firstName}
        />
        <Field
          label={t('session.lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={begin.lastName}
          error={errors.lastName ?? fields.lastName}
        />
      </div>
      <Field label={t('session.email')} type="email" value={user.email} readOnly hint={t('profile.emailHint')} />
      <TextArea
        label={t('profile.bio')}
        name="bio"
        rows={5}
        defaultValue={begin.bio}
        hint={t('profile.bioHint')}
        error={errors.bio ?? fields.bio}
      />
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
        {draft && !isSaving && <p className="lectern-profile-draft">{t('profile.draft')}</p>}
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
