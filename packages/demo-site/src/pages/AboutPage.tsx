import '../styles/content.css';
import '../styles/text.css';
import { useLectern } from '@lectern/react';
import { about, mission, reasons, team } from '../content/about.ts';
import { heads } from '../content/heads.ts';
import { links } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { Intro } from '../layout/Intro.tsx';
import { Row } from '../layout/Sections.tsx';

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
      <div className="site-rows">
        <Row title={about.mission}>
          {mission.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Row>
      </div>
      <section className="site-section">
        <h2>{about.reasons}</h2>
        <div className="site-cards">
          {reasons.map(({ title, text }) => (
            <div key={title} className="site-card">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="site-section">
        <h2>{about.team}</h2>
        <div className="site-cards">
          {team.map(({ name, role, picture, bio }) => (
            <div key={name} className="site-card site-person">
              <img src={picture} alt="" width={72} height={72} />
              <div>
                <h3>{name}</h3>
                <p>
                  <strong>{role}</strong>
                  {bio}
                </p>
              </div>
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
