import { CourseList, SampleArea } from '@lectern/react';

export function Example() {
  return (
    <SampleArea>
      <CourseList search={{ category: 'technology' }} hasHeading />
    </SampleArea>
  );
}
