import { useLectern } from '@lectern/react';
import { frameWords } from '@lectern/sdk/words';
import { useContext } from 'react';
import { useFrame } from './FrameContext.ts';
import { PersistenceContext } from './PersistenceContext.ts';

/** How long a sign-in in a frame lasts, and where. */
export function PersistenceNote() {
  const { partner } = useFrame();
  const { t } = useLectern('PersistenceNote', frameWords);
  const isPersistent = useContext(PersistenceContext);
  return (
    <p className="frame-note">
      {isPersistent ? t('frame.signIn.kept', { partner: partner.name }) : t('frame.signIn.notKept')}
    </p>
  );
}
