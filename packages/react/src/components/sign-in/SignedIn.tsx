import type { User } from '@lectern/sdk';
import { notFoundWords, sessionWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { ownPage } from '../../provider/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

/** Replaces the form for a signed-in person who stays on the page; links to a page of this site, if it has one. */
export function SignedIn({ user }: { user: User }) {
  const { t, Link, paths } = useLectern('SignIn', notFoundWords, sessionWords);
  const courses = ownPage(paths.courses);
  const next = courses ?? ownPage(paths.home);
  return (
    <div className="lectern-account-result">
      <div className="lectern-account-icon" data-type="success">
        <Icon shape={icons.success} />
      </div>
      <h1 className="lectern-account-title">{t('session.signedInAs', { name: user.firstName })}</h1>
      {next !== undefined && <Link href={next}>{t(courses === undefined ? 'notFound.home' : 'notFound.browse')}</Link>}
    </div>
  );
}
