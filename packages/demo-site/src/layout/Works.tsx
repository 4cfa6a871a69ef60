import '@lectern/react/styles/work-gallery.css';
import '../styles/works.css';
import { useWorks, WorkGallery } from '@lectern/react';
import { works } from '../content/works.ts';

interface WorksProps {
  /** How many of the latest are left out, since another page shows them. @default 0 */
  after?: number;
}

/** What learners have made, two rows of three. Nothing without any. */
export function Works({ after = 0 }: WorksProps) {
  const shown = useWorks({ limit: after + works.count }).slice(after);
  if (shown.length === 0) return null;
  return (
    <section className="site-section site-swipe site-works">
      <div className="site-section-head">
        <h2>{works.title}</h2>
        <p>{works.text}</p>
      </div>
      <WorkGallery works={shown} />
    </section>
  );
}

/** Those that the home page has no room for. */
export const EarlierWorks = () => <Works after={works.count} />;
