import '@lectern/common/fonts/reading.css';
import '@lectern/react/styles/compare-area.css';
import '@lectern/react/styles/course-detail.css';
import { excerpt } from '@lectern/common/excerpt.ts';
import { CompareArea, CourseDetail, JsonLd, useCourseView, useLectern } from '@lectern/react';
import { catalogueWords, navbarWords, promiseWords } from '@lectern/sdk/words';
import { siteName } from '../content/site.ts';
import { breadcrumbs, originOf } from '../head/facts.ts';
import { useHead } from '../head/useHead.ts';
import { linkedCode } from '../linkedCode.ts';
import { useParams } from '../router/Router.tsx';

/** §2, course detail. */
export function CoursePage() {
  const { id = '' } = useParams();
  const { marketplace, t, paths } = useLectern('CoursePage', catalogueWords, navbarWords, promiseWords);
  const { view, error } = useCourseView(id);
  const course = view?.course;
  const promises = [t('promise.lifetime')];
  if (course && course.price > 0) promises.push(t('promise.refund'));
  useHead(
    course
      ? {
          title: course.title,
          description: excerpt(course.description),
          // A draft is visible to its author only.
          path: course.status === 'published' ? paths.course(course._id) : undefined,
        }
      : { title: error ? t('courses.notFound') : undefined },
  );
  return (
    <CompareArea>
      {course && (
        <JsonLd
          data={breadcrumbs(originOf(marketplace), [
            [siteName, paths.home],
            ...(course.category
              ? [[course.category.name, paths.category(course.category._id)] as const]
              : [[t('navbar.courses'), paths.courses] as const]),
            [course.title, paths.course(course._id)],
          ])}
        />
      )}
      <CourseDetail key={id} courseId={id} promises={promises} code={linkedCode()} />
    </CompareArea>
  );
}
