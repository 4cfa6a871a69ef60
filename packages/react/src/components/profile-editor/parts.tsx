import { profileWords, sessionWords } from '@lectern/sdk/words';
import { forwardRef, useImperativeHandle } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { compose, cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { useProfileEditorView } from './context.ts';

export { ProfileEditorForm } from './ProfileEditorForm.tsx';

const roleNames = {
  learner: 'profile.roleLearner',
  instructor: 'profile.roleInstructor',
  admin: 'profile.roleAdmin',
} as const;

/** The picture, the person and the edit button. */
export const ProfileEditorHeader = createPart('header', 'lectern-profile-editor-header');

/** The picture: the chosen one while it is not saved yet. */
export const ProfileEditorAvatar = forwardRef<HTMLSpanElement, RootProps<'span'>>(function ProfileEditorAvatar(
  { className, ...props },
  ref,
) {
  const { user, editor } = useProfileEditorView('ProfileEditorAvatar');
  const { isEditing, picture } = editor;
  return (
    <span ref={ref} {...props} className={cx('lectern-profile-editor-avatar', className)}>
      <Avatar
        size="large"
        firstName={user.firstName}
        lastName={user.lastName}
        picture={(isEditing && picture?.preview) || user.profilePicture}
      />
    </span>
  );
});

/** Name, email, role and the date of joining. */
export const ProfileEditorPerson = forwardRef<HTMLDivElement, RootProps<'div'>>(function ProfileEditorPerson(
  { className, ...props },
  ref,
) {
  const { t, formats } = useLectern('ProfileEditorPerson', profileWords);
  const { user } = useProfileEditorView('ProfileEditorPerson');
  return (
    <div ref={ref} {...props} className={cx('lectern-profile-editor-person', className)}>
      <h2 dir="auto">{`${user.firstName} ${user.lastName}`.trim()}</h2>
      <p>{user.email}</p>
      <p className="lectern-profile-editor-facts">
        <span className="lectern-badge">{t(roleNames[user.role])}</span>
        {user.createdAt && <span>{t('profile.memberSince', { date: formats.date(user.createdAt) })}</span>}
      </p>
    </div>
  );
});

/** Edit Profile, or Cancel while the profile is being edited. */
export const ProfileEditorEditButton = forwardRef<HTMLButtonElement, ButtonProps>(function ProfileEditorEditButton(
  { className, onClick, ...props },
  ref,
) {
  const { t } = useLectern('ProfileEditorEditButton', profileWords);
  const { editor, editButton } = useProfileEditorView('ProfileEditorEditButton');
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => editButton.current, [editButton]);
  return (
    <Button
      {...props}
      ref={editButton}
      className={cx('lectern-profile-editor-edit-button', className)}
      onClick={compose(onClick, editor.isEditing ? editor.cancel : editor.edit)}
    >
      {t(editor.isEditing ? 'profile.cancel' : 'profile.edit')}
    </Button>
  );
});

/** First name, last name, email and bio. Nothing while the profile is being edited. */
export const ProfileEditorDetails = forwardRef<HTMLDListElement, RootProps<'dl'>>(function ProfileEditorDetails(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('ProfileEditorDetails', profileWords, sessionWords);
  const { user, editor } = useProfileEditorView('ProfileEditorDetails');
  if (editor.isEditing) return null;
  return (
    <dl ref={ref} {...props} className={cx('lectern-profile-editor-details', className)}>
      <div>
        <dt>{t('session.firstName')}</dt>
        <dd dir="auto">{user.firstName}</dd>
      </div>
      <div>
        <dt>{t('session.lastName')}</dt>
        <dd dir="auto">{user.lastName}</dd>
      </div>
      <div>
        <dt>{t('session.email')}</dt>
        <dd>{user.email}</dd>
      </div>
      <div className="lectern-profile-editor-bio">
        <dt>{t('profile.bio')}</dt>
        <dd dir="auto" data-empty={user.bio === '' || undefined}>
          {user.bio || t('profile.noBio')}
        </dd>
      </div>
    </dl>
  );
});
