import '../styles/intro.css';
import type { ReactNode } from 'react';

interface IntroProps {
  title: string;
  lead: string;
  /** A decorative illustration, 16:10. */
  picture: string;
  children?: ReactNode;
}

/** The top of a page: title, one sentence, perhaps a button, and an illustration. */
export function Intro({ title, lead, picture, children }: IntroProps) {
  return (
    <header className="site-intro">
      <div className="site-intro-text">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      <img src={picture} alt="" width={640} height={400} />
    </header>
  );
}
