import { gradingWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CoverImage } from '../cover-image/index.ts';
import { useGradingContext } from './context.ts';

/** What the learner shows of the open submission to everyone, and the way to remove it; nothing while they show nothing. */
export function ShownWork() {
  const { t, formats } = useLectern('Grading', gradingWords);
  const { selected, removeWork, workRef } = useGradingContext('Grading');
  const work = selected?.work;
  const wasShown = useRef(work !== undefined);
  useEffect(() => {
    // The pressed button is gone with the work.
    if (wasShown.current && !work) workRef.current?.querySelector('h2')?.focus();
    wasShown.current = work !== undefined;
  }, [work, workRef]);
  if (!work) return null;
  const { title, caption, imageUrl, imageWidths, sharedAt } = work;
  return (
    <div className="lectern-grading-shown">
      {imageUrl && (
        <CoverImage course={{ imageUrl, imageWidths }} sizes="6rem" className="lectern-grading-shown-picture" />
      )}
      <div>
        <p className="lectern-submitted-work-note">
          <time dateTime={sharedAt}>{t('grading.shown', { date: formats.date(sharedAt) })}</time>
        </p>
        <p dir="auto">
          <strong>{title}</strong>
        </p>
        {caption && <p dir="auto">{caption}</p>}
      </div>
      <Button variant="quiet" onClick={removeWork}>
        {t('grading.remove')}
      </Button>
    </div>
  );
}
