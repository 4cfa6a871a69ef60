import { heads } from '../content/heads.ts';
import { privacy, privacySummary } from '../content/privacy.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function PrivacyPage() {
  return (
    <TextPage
      head={heads.privacy}
      lead="What this software stores, where, and for how long."
      picture="/pages/privacy.svg"
      sections={privacy}
      summary={privacySummary}
    />
  );
}
