import type { AuthoredLecture } from '@lectern/sdk';
import { preparationWords } from '@lectern/sdk/words';
import { useRef } from 'react';
import { usePreparationText, useVideoPreparation } from '../../hooks/authoring/useVideoPreparation.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface PreparationNoteProps {
  courseId: string;
  lecture: AuthoredLecture;
}

/** What becomes of the film of a lecture, and what its author can do. Renders nothing once all is well. */
export function PreparationNote({ courseId, lecture }: PreparationNoteProps) {
  const { t, formats } = useLectern('LectureForm', preparationWords);
  const { preparation, prepareAgain, isPending, error } = useVideoPreparation(courseId, lecture);
  const textOf = usePreparationText('LectureForm');
  const note = useRef<HTMLDivElement>(null);
  if (!preparation) return null;
  const { state, progress, reason = 'not_converted' } = preparation;
  const percent = formats.count(progress);
  return (
    <div ref={note} tabIndex={-1} className="lectern-content-manager-preparation" data-state={state}>
      <p>
        <strong>{textOf(preparation)}</strong>{' '}
        {t(state === 'failed' ? `preparation.${reason}Next` : 'preparation.meanwhile')}
      </p>
      {state === 'working' && (
        <ProgressBar percent={progress} label={t('preparation.label')} text={t('preparation.percent', { percent })} />
      )}
      {state === 'failed' && (reason === 'not_converted' || reason === 'no_room') && (
        <Button
          size="small"
          isBusy={isPending}
          busyLabel={t('preparation.beginning')}
          onClick={() => {
            prepareAgain();
            // The button goes away.
            note.current?.focus();
          }}
        >
          {t('preparation.again')}
        </Button>
      )}
      {error && (
        <p role="alert" className="lectern-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
