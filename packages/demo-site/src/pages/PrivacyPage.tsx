import { privacy } from '../content/privacy.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function PrivacyPage() {
  return <TextPage title="Privacy" lead="What this software stores, where, and for how long." sections={privacy} />;
}
