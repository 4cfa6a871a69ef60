import { AuthoredCourseCard, useAuthoredCourses } from '@lectern/react';

export function Example() {
  const { courses } = useAuthoredCourses();
  return (
    <>
      {courses?.map((course) => (
        <AuthoredCourseCard key={course._id} course={course} />
      ))}
    </>
  );
}
