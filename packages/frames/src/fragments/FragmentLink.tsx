import type { LinkProps } from '@lectern/react';

/** The page of a course. */
const COURSE_PATH = /\/course\/[0-9a-f]{24}$/;

/** A link of a fragment. Attributes tell the loader what it opens in the partner's page. */
export function FragmentLink(props: LinkProps) {
  const { href, rel } = props;
  const page = rel === 'prev' || rel === 'next' ? new URL(href).searchParams.get('page') : undefined;
  return (
    <a
      {...(COURSE_PATH.test(href) && { 'data-lectern-open': 'course' })}
      {...(page && { 'data-lectern-page': page })}
      {...props}
    />
  );
}
