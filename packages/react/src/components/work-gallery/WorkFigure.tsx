import type { Work } from '@lectern/sdk';
import { workWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CoverImage } from '../cover-image/index.ts';

/** A work: its picture, or without one its title large on a panel; then the caption and the learner's name. */
export function WorkFigure({ work, hasCourse }: { work: Work; hasCourse: boolean }) {
  const { t, Link, paths } = useLectern('WorkGallery', workWords);
  const { title, caption, imageUrl, imageWidths, courseId, courseTitle, learner } = work;
  return (
    <figure className="lectern-work-gallery-figure" data-picture={imageUrl !== undefined}>
      {imageUrl && (
        <CoverImage
          course={{ imageUrl, imageWidths }}
          alt={t('work.picture', { title })}
          width={640}
          height={480}
          sizes="(min-width: 48em) 22rem, 94vw"
          className="lectern-work-gallery-picture"
        />
      )}
      <figcaption>
        <p className="lectern-work-gallery-title" dir="auto">
          {title}
        </p>
        {caption && <p dir="auto">{caption}</p>}
        <p className="lectern-work-gallery-maker">
          <Avatar firstName={learner.firstName} lastName={learner.lastName} picture={learner.profilePicture} />
          <span>
            <bdi>{`${learner.firstName} ${learner.lastName}`.trim()}</bdi>
            {hasCourse && (
              <Link href={paths.course(courseId)} dir="auto">
                {courseTitle}
              </Link>
            )}
          </span>
        </p>
      </figcaption>
    </figure>
  );
}
