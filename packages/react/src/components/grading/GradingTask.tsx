import { assignmentWords, gradingWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { TextLecture } from '../text-lecture/index.ts';
import { useGradingContext } from './context.ts';
import { isSafeAddress } from './safeAddress.ts';

/** The width in pixels below which the task is folded, so that the submission comes first. */
const FOLD_BELOW_PX = 768;

/** The assignment's instructions. Renders nothing where the server sends none. */
export const GradingTask = definePart('GradingTask', 'details', 'lectern-grading-task', (name) => {
  const { t } = useLectern(name, assignmentWords, gradingWords);
  const { lecture } = useGradingContext(name);
  const [isOpen, setOpen] = useState(() => window.innerWidth >= FOLD_BELOW_PX);
  const link = lecture?.contentUrl && isSafeAddress(lecture.contentUrl) ? lecture.contentUrl : undefined;
  if (!lecture?.textContent && !link) return null;
  return {
    open: isOpen,
    onToggle: (event) => setOpen(event.currentTarget.open),
    children: (
      <>
        <summary>
          {t('grading.task')}
          <Icon shape={icons.chevronDown} />
        </summary>
        {/* A long one scrolls, which takes the focus. */}
        {lecture?.textContent && (
          <TextLecture className="lectern-grading-task-text" tabIndex={0} html={lecture.textContent} />
        )}
        {link && (
          <p>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {t('assignment.brief')}
            </a>
          </p>
        )}
      </>
    ),
  };
});
