import type { Creator } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';

export interface InstructorCardProps {
  creator: Creator;
  /** The level of the name's heading in the page. */
  level?: 1 | 2 | 3;
}

/** Who teaches: picture, name, numbers and bio. The name leads to the profile, but not from the profile itself. */
export function InstructorCard({ creator, level = 3 }: InstructorCardProps) {
  const { t, Link, paths } = useLectern('InstructorCard');
  const Heading = `h${level}` as const;
  const name = `${creator.firstName} ${creator.lastName}`;
  return (
    <div className="lectern-instructor-card">
      <Avatar size="large" firstName={creator.firstName} lastName={creator.lastName} picture={creator.profilePicture} />
      <div className="lectern-instructor-card-text">
        <Heading>
          {level > 1 && creator._id ? (
            <Link href={paths.instructorProfile(creator._id)} dir="auto">
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {creator.headline && <p className="lectern-instructor-card-headline">{creator.headline}</p>}
        {creator.stats && (
          <p className="lectern-instructor-card-headline">
            {t.plural('count.courses', creator.stats.courses)} · {t.plural('count.learners', creator.stats.students)}
          </p>
        )}
        {creator.bio && (
          <p className="lectern-course-detail-text" dir="auto">
            {creator.bio}
          </p>
        )}
      </div>
    </div>
  );
}
