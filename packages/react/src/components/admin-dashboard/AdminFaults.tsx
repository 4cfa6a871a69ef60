import type { ServiceFault } from '@lectern/sdk';
import { adminWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

/** What is wrong with the payment provider and the mail server, each with the next step. Nothing while all is well. */
export function AdminFaults({ faults }: { faults: readonly ServiceFault[] }) {
  const { t, formats } = useLectern('AdminFaults', adminWords);
  const titleId = useId();
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="lectern-admin-dashboard-faults">
      <h2 id={titleId}>
        <Icon shape={icons.warning} />
        {t('adminFaults.title')}
      </h2>
      <ul>
        {faults.map(({ kind, since, lastAt, waiting = 0, detail }) => {
          const times = { since: formats.dateTime(since), last: formats.dateTime(lastAt) };
          return (
            <li key={kind}>
              {kind === 'mail' ? t.plural('adminFaults.mail', waiting, times) : t(`adminFaults.${kind}`, times)}
              {detail && <code dir="auto">{detail}</code>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
