import { CoverImage, Icon, icons, useLectern } from '@lectern/react';
import type { CourseDetail } from '@lectern/sdk';
import { catalogueWords, embedWords } from '@lectern/sdk/words';
import { OpenLink } from './OpenLink.tsx';

const shapes = { player: icons.play, quiz: icons.quiz, assignment: icons.assignment } as const;
const labels = { player: 'course.go', quiz: 'embed.openQuiz', assignment: 'embed.openAssignment' } as const;

interface FragmentPosterProps {
  view: keyof typeof labels;
  course: CourseDetail;
  lecture: string | undefined;
}

/** What stands in the place of a player, a quiz or an assignment until it is opened. */
export function FragmentPoster({ view, course, lecture }: FragmentPosterProps) {
  const { t, paths } = useLectern('FragmentPoster', catalogueWords, embedWords);
  const lectures = course.sections.flatMap((section) => section.lectures);
  const title = lectures.find(({ _id }) => _id === lecture)?.title;
  const href = `${paths.learning(course._id)}${lecture ? `?lecture=${lecture}` : ''}`;
  return (
    <div className="lectern-poster" data-course={course._id}>
      {/* The course's picture, as large as the video will be. */}
      {view === 'player' && (
        <CoverImage course={course} className="lectern-poster-image" sizes="(min-width: 60em) 60rem, 100vw" />
      )}
      <div className="lectern-poster-body">
        <div>
          <h3 className="lectern-poster-title" dir="auto">
            {title ?? course.title}
          </h3>
          {title !== undefined && (
            <p className="lectern-poster-course" dir="auto">
              {course.title}
            </p>
          )}
        </div>
        <OpenLink view={view} {...(lecture && { lecture })} href={href} variant="primary">
          <Icon shape={shapes[view]} />
          {t(labels[view])}
        </OpenLink>
      </div>
    </div>
  );
}
