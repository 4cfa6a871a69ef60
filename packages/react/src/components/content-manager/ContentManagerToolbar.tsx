import { contentWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useContentManagerContext } from './context.ts';

/** Searches, collapses all sections, and adds one. */
export const ContentManagerToolbar = definePart(
  'ContentManagerToolbar',
  'div',
  'lectern-content-manager-toolbar',
  (name) => {
    const { t } = useLectern('ContentManager', contentWords);
    const { state, collapsed, onCollapse, onSearch, open, addId } = useContentManagerContext(name);
    const isCollapsed = state.sections.length > 0 && collapsed.size >= state.sections.length;
    return {
      children: (
        <>
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
        </>
      ),
    };
  },
);
