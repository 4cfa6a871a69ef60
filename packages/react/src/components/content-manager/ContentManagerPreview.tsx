import { isShownToLearners } from '@lectern/sdk/rules';
import { contentWords } from '@lectern/sdk/words';
import { useMemo, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Curriculum } from '../curriculum/index.ts';
import { useContentManagerContext } from './context.ts';

/** The structure of the course as learners see it, collapsed at first. */
export const ContentManagerPreview = definePart(
  'ContentManagerPreview',
  'details',
  'lectern-content-manager-preview',
  (name) => {
    const { t } = useLectern('ContentManager', contentWords);
    const { state } = useContentManagerContext(name);
    const [isOpen, setOpen] = useState(false);
    const published = useMemo(
      () =>
        state.sections.map((section) => ({
          ...section,
          lectures: section.lectures.filter(isShownToLearners),
        })),
      [state.sections],
    );
    return {
      onToggle: (event) => setOpen(event.currentTarget.open),
      children: (
        <>
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
        </>
      ),
    };
  },
);
