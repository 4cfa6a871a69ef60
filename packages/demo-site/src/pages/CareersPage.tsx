import { careers } from '../content/careers.ts';
import { heads } from '../content/heads.ts';
import { TextPage } from '../layout/TextPage.tsx';

export function CareersPage() {
  return <TextPage head={heads.careers} lead="What there is to do here, and how." sections={careers} />;
}
