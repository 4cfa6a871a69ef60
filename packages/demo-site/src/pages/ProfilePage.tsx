import '@lectern/react/styles/profile-editor.css';
import { type ProfileTab, ProfileTabs, useLectern } from '@lectern/react';
import { profileWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';
import { navigate } from '../router/location.ts';
import { useSearchParams } from '../router/Router.tsx';

const tabs: readonly ProfileTab[] = ['profile', 'security', 'preferences'];

/** §2, profile. The URL names the open tab. */
export function ProfilePage() {
  const { t } = useLectern('ProfilePage', profileWords);
  const params = useSearchParams();
  useHead({ title: t('profile.title') });
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'profile';
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('profile.title')}</h1>
      </header>
      <ProfileTabs
        onRemove={() => navigate('/')}
        value={current}
        onValueChange={(tab) => navigate(tab === 'profile' ? '?' : `?tab=${tab}`, { replace: true })}
      />
    </div>
  );
}
