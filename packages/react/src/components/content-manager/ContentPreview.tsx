import { isShownToLearners } from '@lectern/sdk';
import { useMemo, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Curriculum } from '../curriculum/index.ts';
import { useContent } from './context.ts';

/** The course's structure as learners get it: closed at first, and drawn only while it is open. */
export function ContentPreview() {
  const { t } = useLectern('ContentManager');
  const { state } = useContent('Preview');
  const [isOpen, setOpen] = useState(false);
  const published = useMemo(
    () =>
      state.sections.map((section) => ({
        ...section,
        lectures: section.lectures.filter(isShownToLearners),
      })),
    [state.sections],
  );
  return (
    <details className="lectern-content-preview" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('contentManager.structure')}
        <Icon name="chevronDown" />
      </summary>
      {isOpen && (
        <>
          <p>{t('contentManager.structureHint')}</p>
          <Curriculum sections={published} isPreview />
        </>
      )}
    </details>
  );
}
