import type { User } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What takes the place of a form for signing in on a page where the person stays, with a page of this site to go to. */
export function SignedIn({ user }: { user: User }) {
  const { t, Link, paths } = useLectern('SignIn');
  const courses = ownPage(paths.courses);
  const next = courses ?? ownPage(paths.home);
  return (
    <div className="lectern-account-result">
      <Icon name="success" data-type="success" />
      <h1>{t('session.signedInAs', { name: user.firstName })}</h1>
      {next !== undefined && <Link href={next}>{t(courses === undefined ? 'notFound.home' : 'notFound.browse')}</Link>}
    </div>
  );
}
