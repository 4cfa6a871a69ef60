import { type ReactNode, useId } from 'react';

/** One group of fields with its heading. */
export function CourseFormSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="lectern-course-form-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="lectern-course-form-note">{note}</p>}
      {children}
    </section>
  );
}
