import { InstructorCard, ReviewQuote, useInstructor } from '@lectern/react';

export function Example({ instructorId }: { instructorId: string }) {
  const { data } = useInstructor(instructorId);
  return (
    <>
      {data?.reviews.map((review) => (
        <ReviewQuote key={review._id} review={review} />
      ))}
      {data && <InstructorCard creator={data.instructor} />}
    </>
  );
}
