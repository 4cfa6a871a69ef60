import { Checkout, CourseDetail, CourseList, CoursePlayer, SignIn } from '@lectern/react';
import { useAddress } from './address';

/** One widget on each page. */
export function Page() {
  const { pathname, searchParams } = useAddress();
  const [, page, id = ''] = pathname.split('/');
  switch (page) {
    case 'course':
      return <CourseDetail courseId={id} />;
    case 'checkout':
      return <Checkout courseId={id || undefined} />;
    case 'learn':
      return <CoursePlayer courseId={id} />;
    case 'sign-in':
      return <SignIn from={searchParams.get('from')} />;
    default:
      return (
        <>
          <h1>Training</h1>
          <CourseList search={{ limit: 6 }} />
        </>
      );
  }
}
