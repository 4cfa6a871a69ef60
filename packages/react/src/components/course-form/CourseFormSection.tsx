import { forwardRef, type ReactNode, useId } from 'react';
import { definePart, type RootProps } from '../../ui/definePart.tsx';

const Section = definePart('CourseFormSection', 'section', 'lectern-course-form-section');

interface CourseFormSectionProps extends Omit<RootProps<'section'>, 'title'> {
  heading: string;
  note?: string;
  children: ReactNode;
}

/** A group of fields with its heading. */
export const CourseFormSection = forwardRef<HTMLElement, CourseFormSectionProps>(function CourseFormSection(
  { heading, note, children, ...props },
  ref,
) {
  const id = useId();
  return (
    <Section ref={ref} aria-labelledby={id} {...props}>
      <h2 id={id}>{heading}</h2>
      {note && <p className="lectern-course-form-note">{note}</p>}
      {children}
    </Section>
  );
});
