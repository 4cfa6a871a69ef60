import { sessionWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';

/** Authentication calls have no time limit: after 10 s this offers to cancel. */
export function SlowNote({ isSlow, onCancel }: { isSlow: boolean; onCancel: () => void }) {
  const { t } = useLectern('SignIn', sessionWords);
  return (
    <div role="status" className="lectern-account-slow">
      {isSlow && (
        <>
          <p>{t('session.slow')}</p>
          <Button variant="quiet" className="lectern-button-flush" onClick={onCancel}>
            {t('session.cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
