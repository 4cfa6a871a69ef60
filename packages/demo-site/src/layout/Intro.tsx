import type { ReactNode } from 'react';

interface IntroProps {
  title: string;
  lead: string;
  /** A drawing, 16:10; it says nothing that the words do not. */
  picture: string;
  children?: ReactNode;
}

/** The beginning of a page: its title, a sentence, perhaps a button, and a drawing beside them. */
export function Intro({ title, lead, picture, children }: IntroProps) {
  return (
    <header className="site-intro">
      <div className="site-intro-words">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      <img src={picture} alt="" width={640} height={400} />
    </header>
  );
}
