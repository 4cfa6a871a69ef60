import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { useContent } from './context.ts';

/** Search, collapse, and adding a section. */
export function ContentToolbar() {
  const { t } = useLectern('ContentManager');
  const { state, collapsed, onCollapse, onSearch, open, addId } = useContent('Toolbar');
  const isCollapsed = state.sections.length > 0 && collapsed.size >= state.sections.length;
  return (
    <div className="lectern-content-toolbar">
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
    </div>
  );
}
