import { useInstructor } from '../../hooks/useInstructor.ts';
import { useLectern } from '../../provider/context.ts';
import { LoadingStatus, Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCard } from '../course-card/index.ts';
import { LoadError } from '../load-error/index.ts';
import { InstructorCard } from './InstructorCard.tsx';

export interface InstructorProfileProps {
  instructorId: string;
}

/** The page of someone who teaches: picture, bio, figures and published courses (§2, instructor profile link). */
export function InstructorProfile({ instructorId }: InstructorProfileProps) {
  const { t, paths } = useLectern('InstructorProfile');
  const { data, error, refetch } = useInstructor(instructorId);
  if (data) {
    const { instructor, courses } = data;
    const name = `${instructor.firstName} ${instructor.lastName}`.trim();
    return (
      <article className="lectern-instructor-profile">
        <InstructorCard creator={instructor} level={1} />
        <section>
          <h2>{t('instructor.courses', { name })}</h2>
          {courses.length === 0 ? (
            <p className="lectern-instructor-profile-none">{t('instructor.none')}</p>
          ) : (
            <ul className="lectern-course-grid">
              {courses.map((course) => (
                <li key={course._id} className="lectern-course-grid-item">
                  <CourseCard course={course} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </article>
    );
  }
  if (!error) {
    return (
      <div className="lectern-instructor-profile">
        <LoadingStatus label={t('instructor.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return (
    <LoadError
      error={error}
      fallback="instructors.getFailed"
      onRetry={refetch}
      notFound={{
        message: t('instructor.notFound'),
        headingLevel: 1,
        icon: 'user',
        href: paths.courses,
        label: t('course.backToList'),
      }}
    />
  );
}
