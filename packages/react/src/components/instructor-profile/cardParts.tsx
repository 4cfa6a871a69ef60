import { instructorWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { headingTag } from '../../ui/heading.ts';
import { useInstructorCard } from './context.ts';

/** What is beside the picture. */
export const InstructorCardText = createPart('div', 'lectern-instructor-card-text');

/** The picture, or the initials. */
export const InstructorCardAvatar = forwardRef<HTMLSpanElement, RootProps<'span'>>(function InstructorCardAvatar(
  { className, ...props },
  ref,
) {
  const { creator } = useInstructorCard('InstructorCardAvatar');
  return (
    <Avatar
      ref={ref}
      size="large"
      firstName={creator.firstName}
      lastName={creator.lastName}
      picture={creator.profilePicture}
      {...props}
      className={cx('lectern-instructor-card-avatar', className)}
    />
  );
});

/** The name, as a link to the profile but not on the profile itself. */
export const InstructorCardName = forwardRef<HTMLHeadingElement, RootProps<'h3'>>(function InstructorCardName(
  { className, ...props },
  ref,
) {
  const { creator, headingLevel } = useInstructorCard('InstructorCardName');
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
export const InstructorCardHeadline = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function InstructorCardHeadline(
  { className, ...props },
  ref,
) {
  const { headline } = useInstructorCard('InstructorCardHeadline').creator;
  if (!headline) return null;
  return (
    <p ref={ref} {...props} className={cx('lectern-instructor-card-headline', className)}>
      {headline}
    </p>
  );
});

/** The numbers of courses and students; nothing if the server does not count them. */
export const InstructorCardStats = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function InstructorCardStats(
  { className, ...props },
  ref,
) {
  const { stats } = useInstructorCard('InstructorCardStats').creator;
  const { t } = useLectern('InstructorCardStats', instructorWords);
  if (!stats) return null;
  return (
    <p ref={ref} {...props} className={cx('lectern-instructor-card-stats', className)}>
      {t.plural('count.courses', stats.courses)} · {t.plural('count.learners', stats.students)}
    </p>
  );
});

/** The instructor's bio; nothing without one. */
export const InstructorCardBio = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function InstructorCardBio(
  { className, ...props },
  ref,
) {
  const { bio } = useInstructorCard('InstructorCardBio').creator;
  if (!bio) return null;
  return (
    <p ref={ref} dir="auto" {...props} className={cx('lectern-instructor-card-bio', className)}>
      {bio}
    </p>
  );
});
