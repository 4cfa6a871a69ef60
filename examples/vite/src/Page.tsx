import { Checkout, CourseDetail, CourseList, CoursePlayer } from '@lectern/react';
import { useAddress } from './address';

/** One widget on each page. */
export function Page() {
  const { pathname, searchParams } = useAddress();
  const [, page, id = ''] = pathname.split('/');
  switch (page) {
    case 'course':
      return <CourseDetail courseId={id} />;
    case 'checkout':
      return (
        <Checkout courseId={searchParams.get('course') || undefined} code={searchParams.get('code') || undefined} />
      );
    case 'learn':
      return <CoursePlayer courseId={id} />;
    default:
      return (
        <>
          <h1>Training</h1>
          <CourseList search={{ category: 'writing' }} />
        </>
      );
  }
}
