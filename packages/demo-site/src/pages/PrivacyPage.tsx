import { heads } from '../content/heads.ts';
import { privacy, privacyLead, privacySummary } from '../content/privacy.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function PrivacyPage() {
  return (
    <TextPage
      head={heads.privacy}
      lead={privacyLead}
      picture="/pages/privacy.svg"
      sections={privacy}
      summary={privacySummary}
    />
  );
}
