import { heads } from '../content/heads.ts';
import { terms, termsSummary } from '../content/terms.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function TermsPage() {
  return (
    <TextPage
      head={heads.terms}
      lead="The rules of this demo, in plain words."
      picture="/pages/terms.svg"
      sections={terms}
      summary={termsSummary}
    />
  );
}
