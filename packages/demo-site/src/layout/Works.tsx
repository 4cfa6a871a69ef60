import '@lectern/react/styles/work-gallery.css';
import '../styles/works.css';
import { useWorks, WorkGallery } from '@lectern/react';
import { works } from '../content/works.ts';

/** What learners have made, two rows of three. Nothing without any. */
export function Works() {
  const shown = useWorks({ limit: works.count });
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
