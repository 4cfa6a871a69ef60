import { CompareArea, CourseList } from '@lectern/react';

export function Example() {
  return (
    <CompareArea>
      <CourseList search={{ category: 'technology' }} hasHeading />
    </CompareArea>
  );
}
