import { isComingSoon } from '@lectern/sdk/rules';
import { catalogueWords, courseWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { useCourseDetailContext } from './context.ts';

/** Without JavaScript: a link to the sign-in page in place of the main action. */
export function SignInInstead() {
  const { view, isOwn } = useCourseDetailContext('SignInInstead');
  const { t, Link, paths } = useLectern('SignInInstead', catalogueWords, courseWords);
  const { _id: courseId, price } = view.course;
  if (view.isEnrolled || isOwn || isComingSoon(view.course)) return null;
  return (
    <Link
      href={paths.signIn(ownPage(paths.course(courseId)))}
      className="lectern-button lectern-without-script"
      data-variant="primary"
      data-size="large"
    >
      {t(price === 0 ? 'course.enroll' : 'course.buy')}
    </Link>
  );
}
