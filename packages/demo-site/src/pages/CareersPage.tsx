import { careers } from '../content/careers.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function CareersPage() {
  return <TextPage title="Careers" lead="What there is to do here, and how." sections={careers} />;
}
