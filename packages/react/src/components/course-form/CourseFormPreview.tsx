import type { Course } from '@lectern/sdk';
import { isComingSoon, placeholderImage } from '@lectern/sdk/rules';
import { courseFormWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { parsePrice } from '../../input/price.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CourseCard } from '../course-card/index.ts';
import { useCourseFormContext } from './context.ts';

/** The card of the course as others will see it; behind a button where it has no room beside the form. */
export const CourseFormPreview = definePart('CourseFormPreview', 'aside', 'lectern-course-form-preview', (name) => {
  const { t } = useLectern(name, courseFormWords);
  const { values, course, categories, imageUrl } = useCourseFormContext(name);
  const { user } = useSession();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
  return {
    'aria-labelledby': id,
    'data-state': isOpen ? 'open' : 'closed',
    children: (
      <>
        <h2 id={id}>{t('courseForm.preview')}</h2>
        <Button className="lectern-course-form-preview-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('courseForm.preview')}
          <Icon shape={icons.chevronDown} />
        </Button>
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
      </>
    ),
  };
});
