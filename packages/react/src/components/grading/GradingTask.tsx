import { assignmentWords, gradingWords } from '@lectern/sdk/words';
import { forwardRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { TextLecture } from '../text-lecture/index.ts';
import { useGradingView } from './context.ts';
import { isSafeAddress } from './safeAddress.ts';

/** The width in pixels below which the task is folded, so that the submission comes first. */
const FOLD_BELOW_PX = 768;

/** The assignment's instructions. Renders nothing where the server sends none. */
export const GradingTask = forwardRef<HTMLDetailsElement, RootProps<'details'>>(function GradingTask(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('GradingTask', assignmentWords, gradingWords);
  const { lecture } = useGradingView('GradingTask');
  const [isOpen, setOpen] = useState(() => window.innerWidth >= FOLD_BELOW_PX);
  const link = lecture?.contentUrl && isSafeAddress(lecture.contentUrl) ? lecture.contentUrl : undefined;
  if (!lecture?.textContent && !link) return null;
  return (
    <details
      ref={ref}
      {...props}
      className={cx('lectern-grading-task', className)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {t('grading.task')}
        <Icon shape={icons.chevronDown} />
      </summary>
      {/* A long one scrolls, which takes the focus. */}
      {lecture?.textContent && <TextLecture tabIndex={0} html={lecture.textContent} />}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {t('assignment.brief')}
          </a>
        </p>
      )}
    </details>
  );
});
