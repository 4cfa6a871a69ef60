import { playerWords } from '@lectern/sdk/words';
import { useEffect } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCoursePlayerContext, useStudy } from './context.ts';
import { FinishButton } from './FinishButton.tsx';

/**
 * After a passed quiz: the button to the end of the course if that has finished it, else to the next lecture, or the link
 * to the dashboard after the last.
 */
export function NextStep() {
  const { next, select, finish } = useCoursePlayerContext('CoursePlayerLecture');
  const { setHasNextStep } = useStudy('CoursePlayerLecture');
  const { t, Link, paths } = useLectern('CoursePlayer', playerWords);
  useEffect(() => {
    setHasNextStep(true);
    return () => setHasNextStep(false);
  }, [setHasNextStep]);
  if (finish?.finishedAt) return <FinishButton />;
  return next ? (
    <Button variant="primary" onClick={() => select(next._id)}>
      {t('player.next')}
      <Icon shape={icons.chevronRight} />
    </Button>
  ) : finish ? null : (
    <Link href={paths.dashboard} className="lectern-button" data-variant="primary">
      {t('player.backToDashboard')}
    </Link>
  );
}
