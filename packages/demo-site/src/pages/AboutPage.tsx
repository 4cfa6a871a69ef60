import '../styles/about.css';
import { useLectern } from '@lectern/react';
import { about, mission, reasons, team } from '../content/about.ts';
import { heads } from '../content/heads.ts';
import { links } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { belowFold } from '../layout/belowFold.tsx';
import { Intro } from '../layout/Intro.tsx';

const Works = belowFold(async () => (await import('../layout/Works.tsx')).EarlierWorks, 'site-works-place');

/** §2, about. */
export function AboutPage() {
  const { Link, paths } = useLectern('AboutPage');
  useHead(heads.about);
  return (
    <>
      <Intro title={about.title} lead={about.lead} picture="/pages/about.svg">
        <Link href={paths.courses} className="lectern-button" data-variant="primary" data-size="large">
          {links.browse}
        </Link>
      </Intro>
      <section className="site-section site-statement">
        <h2>{about.mission}</h2>
        <p className="site-statement-belief">{mission.belief}</p>
        <div className="site-statement-text">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="site-section">
        <h2>{about.reasons}</h2>
        <div>
          {reasons.map(({ title, text }) => (
            <div key={title} className="site-reason">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <Works />
      <section className="site-section">
        <h2>{about.team}</h2>
        <div className="site-team">
          {team.map(({ name, role, picture, bio }) => (
            <div key={name} className="site-person">
              <img src={picture} alt="" width={240} height={240} loading="lazy" />
              <h3>{name}</h3>
              <p>{role}</p>
              <p>{bio}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="site-closing">
        <h2>{about.closing.title}</h2>
        <p>{about.closing.text}</p>
        <p className="site-closing-actions">
          <Link href={paths.courses} className="lectern-button" data-variant="primary" data-size="large">
            {links.browse}
          </Link>
          <Link href={paths.contact} className="lectern-button" data-variant="secondary" data-size="large">
            {links.contact}
          </Link>
        </p>
      </section>
    </>
  );
}
