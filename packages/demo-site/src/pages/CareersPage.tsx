import { useLectern } from '@lectern/react';
import { careers } from '../content/careers.ts';
import { heads } from '../content/heads.ts';
import { useHead } from '../head/useHead.ts';
import { Intro } from '../layout/Intro.tsx';
import { SectionRows } from '../layout/Sections.tsx';

export function CareersPage() {
  const { Link, paths } = useLectern('CareersPage');
  useHead(heads.careers);
  return (
    <>
      <Intro title="Careers" lead="Open roles, and how we work." picture="/pages/careers.svg" />
      <SectionRows sections={careers} />
      <section className="site-closing">
        <h2>Know something well?</h2>
        <p>Write your first course as a draft. Nobody sees it until you publish it.</p>
        <p className="site-closing-actions">
          <Link
            href={`${paths.signUp()}?role=instructor`}
            className="lectern-button"
            data-variant="primary"
            data-size="large"
          >
            Sign up to teach
          </Link>
          <Link href={paths.contact} className="lectern-button" data-variant="secondary" data-size="large">
            Ask us first
          </Link>
        </p>
      </section>
    </>
  );
}
