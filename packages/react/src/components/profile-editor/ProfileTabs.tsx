import { useSession } from '../../hooks/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { Preferences, type PreferencesProps } from './Preferences.tsx';
import { ProfileEditor, type ProfileEditorProps } from './ProfileEditor.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { SecurityForm } from './SecurityForm.tsx';

/** The tabs of the profile page. */
export type ProfileTab = 'profile' | 'security' | 'preferences';

export interface ProfileTabsProps extends ProfileEditorProps, PreferencesProps {
  value?: ProfileTab | undefined;
  defaultValue?: ProfileTab | undefined;
  onValueChange?: ((tab: ProfileTab) => void) | undefined;
}

/** The profile page (§2): Profile, Security, Preferences. */
export function ProfileTabs({ value, defaultValue, onValueChange, onSave, ...preferences }: ProfileTabsProps) {
  const { t } = useLectern('ProfileTabs');
  const isInstructor = useSession().user?.role === 'instructor';
  const tabs = [
    { id: 'profile', label: t('profile.tabProfile'), panel: <ProfileEditor onSave={onSave} /> },
    { id: 'security', label: t('profile.tabSecurity'), panel: <SecurityForm /> },
    {
      id: 'preferences',
      label: t('profile.tabPreferences'),
      panel: (
        <>
          <Preferences {...preferences} />
          {isInstructor && <NotificationSettings />}
        </>
      ),
    },
  ] as const;
  return (
    <ProfileGate>
      {() => (
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
      )}
    </ProfileGate>
  );
}
