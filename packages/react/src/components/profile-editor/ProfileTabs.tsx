import { profileWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AccountData, type AccountDataProps } from './AccountData.tsx';
import { LateSecondFactor } from './LateSecondFactor.tsx';
import { MailPreferences } from './MailPreferences.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { Preferences, type PreferencesProps } from './Preferences.tsx';
import { ProfileCertificates } from './ProfileCertificates.tsx';
import { ProfileEditor, type ProfileEditorProps } from './ProfileEditor.tsx';
import { SecurityForm } from './SecurityForm.tsx';
import { SignInList } from './SignInList.tsx';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';
import { useProfileGate } from './useProfileGate.tsx';

/** The tabs of the profile page. */
export type ProfileTab = 'profile' | 'security' | 'preferences';

export interface ProfileTabsProps
  extends Omit<RootProps<'div'>, 'children' | 'defaultValue'>,
    Pick<ProfileEditorProps, 'onSave'>,
    Pick<PreferencesProps, 'captionLanguages'>,
    Pick<AccountDataProps, 'onRemove'> {
  /** The open tab, if you control it. */
  value?: ProfileTab | undefined;
  /** The tab that is open at first. @default 'profile' */
  defaultValue?: ProfileTab | undefined;
  /** Called when the user opens another tab. */
  onValueChange?: ((tab: ProfileTab) => void) | undefined;
}

const Root = createRoot('div', 'lectern-profile-tabs');

/** The profile page (§2): Profile, Security, Preferences. */
export const ProfileTabs = forwardRef<HTMLDivElement, ProfileTabsProps>(function ProfileTabs(
  { value, defaultValue, onValueChange, onSave, onRemove, captionLanguages, ...props },
  ref,
) {
  const { t } = useLectern('ProfileTabs', profileWords);
  const gate = useProfileGate();
  const isInstructor = useSession().user?.role === 'instructor';
  const tabs = [
    {
      id: 'profile',
      label: t('profile.tabProfile'),
      panel: (
        <>
          {gate.user && <UnconfirmedEmail email={gate.user.email} />}
          <ProfileEditor onSave={onSave} />
          <ProfileCertificates />
        </>
      ),
    },
    {
      id: 'security',
      label: t('profile.tabSecurity'),
      panel: (
        <>
          <SecurityForm />
          <LateSecondFactor />
          <SignInList />
          <AccountData {...(onRemove && { onRemove })} />
        </>
      ),
    },
    {
      id: 'preferences',
      label: t('profile.tabPreferences'),
      panel: (
        <>
          <Preferences {...(captionLanguages && { captionLanguages })} />
          <MailPreferences />
          {isInstructor && <NotificationSettings />}
        </>
      ),
    },
  ] as const;
  return (
    <Root ref={ref} {...props} state={gate.user ? 'ready' : gate.state}>
      {gate.user ? (
        <Tabs
          label={t('profile.title')}
          tabs={tabs}
          value={value}
          defaultValue={defaultValue}
          onValueChange={(id) => {
            const tab = tabs.find((one) => one.id === id);
            if (tab) onValueChange?.(tab.id);
          }}
        />
      ) : (
        gate.placeholder
      )}
    </Root>
  );
});
