import type { LinkProps } from '@lectern/react';

/** The course of a link to its page. */
const COURSE = /\/course\/([0-9a-f]{24})$/;

/** A link of a fragment. Attributes tell the loader what it opens in the partner's page. */
export function FragmentLink(props: LinkProps) {
  const { href, rel } = props;
  const course = COURSE.exec(href)?.[1];
  const page = rel === 'prev' || rel === 'next' ? new URL(href).searchParams.get('page') : undefined;
  return (
    <a
      {...(course && { 'data-lectern-open': 'course', 'data-lectern-course': course })}
      {...(page && { 'data-lectern-page': page })}
      {...props}
    />
  );
}
