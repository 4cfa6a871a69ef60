import { permission } from '@lectern/sdk/rules';
import { accessWords } from '@lectern/sdk/words';
import { useIntent } from '../../hooks/account/useIntent.ts';
import { useLectern } from '../../provider/context.ts';

/** Why the form is shown to someone who pressed or opened what needs it (§8): in the page, not over the form. */
export function Reason({ from }: { from: string | null | undefined }) {
  const { t } = useLectern('SignIn', accessWords);
  const { intent } = useIntent();
  const access = intent && (!from || intent.from === from) && permission(undefined, intent.act);
  if (!access || access.isAllowed || !access.message) return null;
  const title = intent.act === 'learning' ? 'notice.accessDenied.title' : 'notice.signInRequired.title';
  return (
    <div className="lectern-account-reason">
      <strong>{t(title)}</strong>
      <p>{t(access.message)}</p>
    </div>
  );
}
