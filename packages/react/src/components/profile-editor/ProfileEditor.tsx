import type { User } from '@lectern/sdk';
import { useRef } from 'react';
import { type UseProfileEditorOptions, useProfileEditor } from '../../hooks/useProfileEditor.ts';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileGate } from './ProfileGate.tsx';

export type ProfileEditorProps = UseProfileEditorOptions;

/** One's own profile (§2): looked at, or edited. */
export function ProfileEditor(props: ProfileEditorProps) {
  return <ProfileGate>{(user) => <Editor key={user.userId} {...props} />}</ProfileGate>;
}

function Editor({ onSave }: ProfileEditorProps) {
  const { t } = useLectern('ProfileEditor');
  const toggle = useRef<HTMLButtonElement>(null);
  const state = useProfileEditor({
    onSave(user) {
      // The form with the focus goes; the button that opened it stays.
      toggle.current?.focus();
      onSave?.(user);
    },
  });
  const { user, isEditing, edit, cancel } = state;
  if (!user) return null;
  return (
    <section className="lectern-profile" data-editing={isEditing}>
      <header className="lectern-profile-head">
        <Avatar
          size="large"
          firstName={user.firstName}
          lastName={user.lastName}
          picture={(isEditing && state.picture?.preview) || user.profilePicture}
        />
        <Person user={user} />
        <Button ref={toggle} onClick={isEditing ? cancel : edit}>
          {t(isEditing ? 'profile.cancel' : 'profile.edit')}
        </Button>
      </header>
      {isEditing ? <ProfileForm state={state} user={user} /> : <ProfileView user={user} />}
    </section>
  );
}

const roleNames = {
  learner: 'profile.roleLearner',
  instructor: 'profile.roleInstructor',
  admin: 'profile.roleAdmin',
} as const;

function Person({ user }: { user: User }) {
  const { t, formats } = useLectern('ProfileEditor');
  return (
    <div className="lectern-profile-person">
      <h2 dir="auto">{`${user.firstName} ${user.lastName}`.trim()}</h2>
      <p>{user.email}</p>
      <p className="lectern-profile-facts">
        <span className="lectern-badge">{t(roleNames[user.role])}</span>
        {user.createdAt && <span>{t('profile.memberSince', { date: formats.date(user.createdAt) })}</span>}
      </p>
    </div>
  );
}

function ProfileView({ user }: { user: User }) {
  const { t } = useLectern('ProfileEditor');
  return (
    <dl className="lectern-profile-view">
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
      <div className="lectern-profile-bio">
        <dt>{t('profile.bio')}</dt>
        <dd dir="auto" data-empty={user.bio === '' || undefined}>
          {user.bio || t('profile.noBio')}
        </dd>
      </div>
    </dl>
  );
}
