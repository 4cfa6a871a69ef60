import { contentWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { useContentManagerView } from './context.ts';

const Bar = createPart('div', 'lectern-content-manager-toolbar');

/** Searches, collapses all sections, and adds one. */
export const ContentManagerToolbar = forwardRef<HTMLDivElement, RootProps<'div'>>(
  function ContentManagerToolbar(props, ref) {
    const { t } = useLectern('ContentManager', contentWords);
    const { state, collapsed, onCollapse, onSearch, open, addId } = useContentManagerView('ContentManagerToolbar');
    const isCollapsed = state.sections.length > 0 && collapsed.size >= state.sections.length;
    return (
      <Bar ref={ref} {...props}>
        {state.sections.length > 0 && (
          <>
            <input
              type="search"
              className="lectern-input"
              aria-label={t('contentManager.search')}
              placeholder={t('contentManager.search')}
              onChange={(event) => onSearch(event.currentTarget.value)}
            />
            <Button onClick={() => onCollapse(new Set(isCollapsed ? [] : state.sections.map(({ _id }) => _id)))}>
              {t(isCollapsed ? 'contentManager.expand' : 'contentManager.collapse')}
            </Button>
          </>
        )}
        <Button id={addId} variant="primary" onClick={() => open({ kind: 'section' })}>
          {t('contentManager.addSection')}
        </Button>
      </Bar>
    );
  },
);
