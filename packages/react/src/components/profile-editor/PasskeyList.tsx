import type { Passkey } from '@lectern/sdk';
import { secondFactorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys, each with a button that removes it. Nothing where there are none. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { t, formats } = useLectern('ProfileTabs', secondFactorWords);
  if (passkeys.length === 0) return null;
  return (
    <ul className="lectern-sign-in-list-items" aria-label={t('passkeys.title')}>
      {passkeys.map((passkey) => {
        const { _id, name, createdAt, lastUsedAt } = passkey;
        return (
          <li key={_id}>
            <strong>{name}</strong>
            <Button size="small" aria-label={t('passkeys.removeNamed', { name })} onClick={() => onRemove(passkey)}>
              {t('passkeys.remove')}
            </Button>
            <span className="lectern-sign-in-list-use">
              {t('passkeys.created', { date: formats.date(createdAt) })}
              {lastUsedAt !== undefined && `, ${t('passkeys.used', { time: formats.ago(lastUsedAt) })}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
