import type { GradedLecture } from '@lectern/sdk';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextLecture } from '../text-lecture/index.ts';
import { isSafeAddress } from './safeAddress.ts';

/** Below this width, in pixels, the task is folded so that the work comes first. */
const WIDE = 768;

/** What the learners were asked to do, to grade their work by. Nothing where the server does not say. */
export function GradingTask({ lecture: { textContent, contentUrl } }: { lecture: GradedLecture }) {
  const { t } = useLectern('Grading');
  const [isOpen, setOpen] = useState(() => window.innerWidth >= WIDE);
  const link = contentUrl && isSafeAddress(contentUrl) ? contentUrl : undefined;
  if (!textContent && !link) return null;
  return (
    <details className="lectern-grading-task" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('grading.task')}
        <Icon name="chevronDown" />
      </summary>
      {textContent && <TextLecture html={textContent} />}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {t('assignment.brief')}
          </a>
        </p>
      )}
    </details>
  );
}
