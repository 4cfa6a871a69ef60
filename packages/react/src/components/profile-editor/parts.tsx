import { profileWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useProfileEditorContext } from './context.ts';

export { ProfileEditorForm } from './ProfileEditorForm.tsx';

const roleNames = {
  learner: 'profile.roleLearner',
  instructor: 'profile.roleInstructor',
  admin: 'profile.roleAdmin',
} as const;

/** The picture, the person and the edit button. */
export const ProfileEditorHeader = definePart('ProfileEditorHeader', 'header', 'lectern-profile-editor-header');

/** The picture: the chosen one while it is not saved yet. */
export const ProfileEditorAvatar = definePart(
  'ProfileEditorAvatar',
  'span',
  'lectern-profile-editor-avatar',
  (name) => {
    const { user, editor } = useProfileEditorContext(name);
    const { isEditing, picture } = editor;
    return {
      children: (
        <Avatar
          size="large"
          firstName={user.firstName}
          lastName={user.lastName}
          picture={(isEditing && picture?.preview) || user.profilePicture}
        />
      ),
    };
  },
);

/** Name, email, role and the date of joining; the form has the email while the profile is being edited. */
export const ProfileEditorPerson = definePart('ProfileEditorPerson', 'div', 'lectern-profile-editor-person', (name) => {
  const { t, formats } = useLectern(name, profileWords);
  const { user, editor } = useProfileEditorContext(name);
  return {
    children: (
      <>
        <h2 dir="auto">{`${user.firstName} ${user.lastName}`.trim()}</h2>
        {!editor.isEditing && <p>{user.email}</p>}
        <p className="lectern-profile-editor-facts">
          <span className="lectern-badge">{t(roleNames[user.role])}</span>
          {user.createdAt && <span>{t('profile.memberSince', { date: formats.date(user.createdAt) })}</span>}
        </p>
      </>
    ),
  };
});

/** Edit Profile, or Cancel while the profile is being edited. */
export const ProfileEditorEditButton = definePart(
  'ProfileEditorEditButton',
  Button,
  'lectern-profile-editor-edit-button',
  (name) => {
    const { t } = useLectern(name, profileWords);
    const { editor, editButton } = useProfileEditorContext(name);

    return {
      ref: editButton,
      onClick: editor.isEditing ? editor.cancel : editor.edit,
      children: t(editor.isEditing ? 'profile.cancel' : 'profile.edit'),
    };
  },
);

/** The bio; name and email stand beside the picture. Nothing while the profile is being edited. */
export const ProfileEditorDetails = definePart(
  'ProfileEditorDetails',
  'dl',
  'lectern-profile-editor-details',
  (name) => {
    const { t } = useLectern(name, profileWords);
    const { user, editor } = useProfileEditorContext(name);
    if (editor.isEditing) return null;
    return {
      children: (
        <>
          <dt>{t('profile.bio')}</dt>
          <dd dir="auto" data-empty={user.bio === '' || undefined}>
            {user.bio || t('profile.noBio')}
          </dd>
        </>
      ),
    };
  },
);
