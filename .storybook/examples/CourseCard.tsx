import { CourseCard } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return (
    <CourseCard courseId={courseId}>
      <CourseCard.Cover>
        <CourseCard.Image />
      </CourseCard.Cover>
      <CourseCard.WishlistButton />
      <CourseCard.Body>
        <CourseCard.Title />
        <CourseCard.Rating />
        <CourseCard.Footer>
          <CourseCard.Price />
          <CourseCard.CartButton />
        </CourseCard.Footer>
      </CourseCard.Body>
    </CourseCard>
  );
}
