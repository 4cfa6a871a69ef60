import { type Course, placeholderImage } from '@lectern/sdk';
import { useId } from 'react';
import { useSession } from '../../hooks/useSession.ts';
import { parsePrice } from '../../input/price.ts';
import { useLectern } from '../../provider/context.ts';
import { CourseCard } from '../course-card/index.ts';
import { useCourseFormState } from './context.ts';

/** The course's card as others will see it, while it is written. */
export function CourseFormPreview() {
  const { t } = useLectern('CourseForm.Preview');
  const { values, course, categories, imageUrl } = useCourseFormState('CourseForm.Preview');
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
    status: values.status,
    lastUpdated: course?.lastUpdated ?? '',
  };
  return (
    <aside className="lectern-course-form-preview" aria-labelledby={id}>
      <h2 id={id}>{t('courseForm.preview')}</h2>
      <CourseCard course={shown}>
        <CourseCard.Cover>
          <CourseCard.Image />
          {shown.category && <CourseCard.Category />}
        </CourseCard.Cover>
        <CourseCard.Body>
          {/* Not the part: there is no page yet that it could lead to. */}
          <h3 className="lectern-course-card-title">
            <span dir="auto">{shown.title}</span>
          </h3>
          <CourseCard.Instructor />
          <CourseCard.Description />
          <CourseCard.Rating />
          {price !== undefined && <CourseCard.Price />}
        </CourseCard.Body>
      </CourseCard>
    </aside>
  );
}
