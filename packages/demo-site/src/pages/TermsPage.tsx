import { heads } from '../content/heads.ts';
import { terms, termsLead, termsSummary } from '../content/terms.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function TermsPage() {
  return (
    <TextPage head={heads.terms} lead={termsLead} picture="/pages/terms.svg" sections={terms} summary={termsSummary} />
  );
}
