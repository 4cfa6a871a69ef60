import { type ProfileTab, ProfileTabs, useLectern } from '@lectern/react';
import { useSearchParams } from 'react-router';
import { useHead } from '../head/useHead.ts';

const tabs: readonly ProfileTab[] = ['profile', 'security', 'preferences'];

/** §2, profile. The URL names the open tab. */
export function ProfilePage() {
  const { t } = useLectern('ProfilePage');
  const [params, setParams] = useSearchParams();
  useHead({ title: t('profile.title') });
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'profile';
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('profile.title')}</h1>
      </header>
      <ProfileTabs
        value={current}
        onValueChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      />
    </div>
  );
}
