import { type ProfileTab, ProfileTabs } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [tab, setTab] = useState<ProfileTab>('profile');
  return <ProfileTabs value={tab} onValueChange={setTab} />;
}
