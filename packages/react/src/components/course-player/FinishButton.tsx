import { playerWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCoursePlayerContext } from './context.ts';

/** Opens the end of a finished course. */
export function FinishButton() {
  const { finish } = useCoursePlayerContext('CoursePlayerLecture');
  const { t } = useLectern('CoursePlayer', playerWords);
  return (
    <Button variant="primary" onClick={finish?.open}>
      <Icon shape={icons.star} />
      {t('player.toFinish')}
    </Button>
  );
}
