import { useLectern } from '@lectern/react';
import { careers, careersSections } from '../content/careers.ts';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { Intro } from '../layout/Intro.tsx';
import { SectionRows } from '../layout/Sections.tsx';

export function CareersPage() {
  const { Link, paths } = useLectern('CareersPage');
  useHead(heads.careers);
  return (
    <>
      <Intro title={careers.title} lead={careers.lead} picture="/pages/careers.svg" />
      <SectionRows sections={careersSections} />
      <section className="site-closing">
        <h2>{careers.closing.title}</h2>
        <p>{careers.closing.text}</p>
        <p className="site-closing-actions">
          <Link
            href={`${paths.signUp()}?role=instructor`}
            className="lectern-button"
            data-variant="primary"
            data-size="large"
          >
            {careers.closing.signUp}
          </Link>
          <Link href={paths.contact} className="lectern-button" data-variant="secondary" data-size="large">
            {careers.closing.ask}
          </Link>
        </p>
      </section>
    </>
  );
}
