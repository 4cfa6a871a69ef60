import { isShownToLearners } from '@lectern/sdk/rules';
import { contentWords } from '@lectern/sdk/words';
import { forwardRef, useMemo, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { compose } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Curriculum } from '../curriculum/index.ts';
import { useContentManagerView } from './context.ts';

const Details = createPart('details', 'lectern-content-manager-preview');

/** The structure of the course as learners see it, collapsed at first. */
export const ContentManagerPreview = forwardRef<HTMLDetailsElement, RootProps<'details'>>(
  function ContentManagerPreview({ onToggle, children, ...props }, ref) {
    const { t } = useLectern('ContentManager', contentWords);
    const { state } = useContentManagerView('ContentManagerPreview');
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
      <Details ref={ref} {...props} onToggle={compose(onToggle, (event) => setOpen(event.currentTarget.open))}>
        <summary>
          {t('contentManager.structure')}
          <Icon shape={icons.chevronDown} />
        </summary>
        {isOpen && (
          <>
            <p>{t('contentManager.structureHint')}</p>
            <Curriculum sections={published} isPreview className="lectern-content-manager-structure" />
          </>
        )}
      </Details>
    );
  },
);
