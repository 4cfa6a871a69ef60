import type { Course } from '@lectern/sdk';
import { isComingSoon, placeholderImage } from '@lectern/sdk/rules';
import { courseFormWords } from '@lectern/sdk/words';
import { forwardRef, useId } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { parsePrice } from '../../input/price.ts';
import { useLectern } from '../../provider/context.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { CourseCard } from '../course-card/index.ts';
import { useCourseFormView } from './context.ts';

const Root = createPart('aside', 'lectern-course-form-preview');

/** The card of the course as others will see it. */
export const CourseFormPreview = forwardRef<HTMLElement, RootProps<'aside'>>(function CourseFormPreview(props, ref) {
  const { t } = useLectern('CourseFormPreview', courseFormWords);
  const { values, course, categories, imageUrl } = useCourseFormView('CourseFormPreview');
  const { user } = useSession();
  const id = useId();
  const price = parsePrice(values.price);
  const shown: Course = {
    _id: course?._id ?? '',
    title: values.title.trim() || t('courseForm.previewTitle'),
    description: values.description.trim() || t('courseForm.previewDescription'),
    imageUrl: imageUrl ?? placeholderImage,
    price: price ?? 0,
    averageRating: course?.averageRating ?? 0,
    numberOfReviews: course?.numberOfReviews ?? 0,
    category: categories.find(({ _id }) => _id === values.category),
    creatorId: user && { _id: user.userId, firstName: user.firstName, lastName: user.lastName, bio: user.bio },
    level: values.level,
    duration: course?.duration ?? 0,
    totalLectures: course?.totalLectures ?? 0,
    hasLectures: course ? course.hasLectures : false,
    status: values.status,
    lastUpdated: course?.lastUpdated ?? '',
  };
  return (
    <Root ref={ref} aria-labelledby={id} {...props}>
      <h2 id={id}>{t('courseForm.preview')}</h2>
      <CourseCard course={shown}>
        <CourseCard.Cover>
          <CourseCard.Image />
          {shown.category && <CourseCard.Category />}
        </CourseCard.Cover>
        <CourseCard.Body>
          <CourseCard.Title>
            {/* No link: a new course has no page yet. */}
            <span>{shown.title}</span>
          </CourseCard.Title>
          <CourseCard.Instructor />
          <CourseCard.Description />
          <CourseCard.Rating />
          {price !== undefined && (
            <CourseCard.Footer>
              <CourseCard.Price />
              {shown.status === 'published' && isComingSoon(shown) && <CourseCard.CartButton />}
            </CourseCard.Footer>
          )}
        </CourseCard.Body>
      </CourseCard>
    </Root>
  );
});
