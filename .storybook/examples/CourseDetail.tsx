import { CourseDetail } from '@lectern/react';

export function Example({ courseId }: { courseId: string }) {
  return (
    <CourseDetail courseId={courseId}>
      <CourseDetail.Hero>
        <CourseDetail.Title />
        <CourseDetail.Rating />
      </CourseDetail.Hero>
      <CourseDetail.BuyCard>
        <CourseDetail.Price />
        <CourseDetail.Tax />
        <CourseDetail.Actions>
          <CourseDetail.EnrollButton />
          <CourseDetail.CartButton />
        </CourseDetail.Actions>
      </CourseDetail.BuyCard>
      <CourseDetail.Curriculum />
      <CourseDetail.Reviews />
    </CourseDetail>
  );
}
