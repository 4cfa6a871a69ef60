import { terms } from '../content/terms.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function TermsPage() {
  return <TextPage title="Terms" lead="The rules of this demonstration, in plain words." sections={terms} />;
}
