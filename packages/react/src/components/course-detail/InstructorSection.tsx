import type { Creator } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';

/** Who teaches: picture, name, numbers and bio. */
export function InstructorSection({ creator }: { creator: Creator }) {
  const { t } = useLectern('InstructorSection');
  const name = `${creator.firstName} ${creator.lastName}`;
  return (
    <div className="lectern-instructor">
      {creator.profilePicture ? (
        <img
          src={creator.profilePicture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="lectern-instructor-picture"
        />
      ) : (
        <span className="lectern-avatar lectern-instructor-picture" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <div className="lectern-instructor-text">
        <h3>{name}</h3>
        {creator.headline && <p className="lectern-instructor-headline">{creator.headline}</p>}
        {creator.stats && (
          <p className="lectern-instructor-headline">
            {t.plural('count.courses', creator.stats.courses)} · {t.plural('count.students', creator.stats.students)}
          </p>
        )}
        {creator.bio && <p className="lectern-course-detail-text">{creator.bio}</p>}
      </div>
    </div>
  );
}
