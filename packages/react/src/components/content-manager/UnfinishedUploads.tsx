import { discardUpload, listUnfinishedUploads } from '@lectern/sdk/author';
import { lectureFormWords } from '@lectern/sdk/words';
import { useReducer } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { Button } from '../../ui/Button.tsx';

interface UnfinishedUploadsProps {
  /** Opens the choice of a file: a page may not open one by itself. */
  onContinue: () => void;
  /** Called when the pressed button is gone. */
  onDiscard: () => void;
}

/** The uploads that a reload or a closed page has stopped, to continue or to discard. */
export function UnfinishedUploads({ onContinue, onDiscard }: UnfinishedUploadsProps) {
  const marketplace = useAuthorMarketplace('LectureForm');
  const { t } = useLectern('LectureForm', lectureFormWords);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  return listUnfinishedUploads(marketplace).map(({ id, name, sent, size }) => (
    <div key={id} className="lectern-content-manager-unfinished">
      <p>{t('lectureForm.unfinished', { name, percent: Math.floor((sent / size) * 100) })}</p>
      <Button size="small" aria-label={t('lectureForm.continueOf', { name })} onClick={onContinue}>
        {t('lectureForm.continue')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('lectureForm.discardOf', { name })}
        onClick={() => {
          // It is forgotten here at once; where the call fails, the server clears it within a day.
          discardUpload(marketplace, id).catch(() => {});
          refresh();
          onDiscard();
        }}
      >
        {t('lectureForm.discard')}
      </Button>
    </div>
  ));
}
