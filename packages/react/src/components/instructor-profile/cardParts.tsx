import { instructorWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { headingTag } from '../../ui/heading.ts';
import { useInstructorCardContext } from './context.ts';

/** What is beside the picture. */
export const InstructorCardText = definePart('InstructorCardText', 'div', 'lectern-instructor-card-text');

/** The picture, or the initials. */
export const InstructorCardAvatar = definePart(
  'InstructorCardAvatar',
  Avatar,
  'lectern-instructor-card-avatar',
  (name) => {
    const { creator } = useInstructorCardContext(name);
    return { size: 'large', firstName: creator.firstName, lastName: creator.lastName, picture: creator.profilePicture };
  },
);

/** The name, as a link to the profile but not on the profile itself. */
export const InstructorCardName = forwardRef<HTMLHeadingElement, RootProps<'h3'>>(function InstructorCardName(
  { className, ...props },
  ref,
) {
  const { creator, headingLevel } = useInstructorCardContext('InstructorCardName');
  const { Link, paths } = useLectern('InstructorCardName');
  const Heading = headingTag(headingLevel);
  const name = `${creator.firstName} ${creator.lastName}`;
  return (
    <Heading ref={ref} {...props} className={cx('lectern-instructor-card-name', className)}>
      {headingLevel > 1 && creator._id ? (
        <Link href={paths.instructorProfile(creator._id)} dir="auto">
          {name}
        </Link>
      ) : (
        name
      )}
    </Heading>
  );
});

/** The instructor's headline; nothing without one. */
export const InstructorCardHeadline = definePart(
  'InstructorCardHeadline',
  'p',
  'lectern-instructor-card-headline',
  (name) => {
    const { headline } = useInstructorCardContext(name).creator;
    if (!headline) return null;
    return { children: headline };
  },
);

/** The numbers of courses and students; nothing if the server does not count them. */
export const InstructorCardStats = definePart('InstructorCardStats', 'p', 'lectern-instructor-card-stats', (name) => {
  const { stats } = useInstructorCardContext(name).creator;
  const { t } = useLectern(name, instructorWords);
  if (!stats) return null;
  return {
    children: (
      <>
        {t.plural('count.courses', stats.courses)} · {t.plural('count.learners', stats.students)}
      </>
    ),
  };
});

/** The instructor's bio; nothing without one. */
export const InstructorCardBio = definePart('InstructorCardBio', 'p', 'lectern-instructor-card-bio', (name) => {
  const { bio } = useInstructorCardContext(name).creator;
  if (!bio) return null;
  return { dir: 'auto', children: bio };
});
