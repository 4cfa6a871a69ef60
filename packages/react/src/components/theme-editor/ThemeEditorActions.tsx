import { themeWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useThemeEditorContext } from './context.ts';

/** Takes the last change back, or all of them. */
export const ThemeEditorActions = definePart('ThemeEditorActions', 'div', 'lectern-theme-editor-actions', (name) => {
  const { t } = useLectern(name, themeWords);
  const { undo, canUndo, reset, isChanged } = useThemeEditorContext(name);
  return {
    children: (
      <>
        <Button disabled={!canUndo} focusableWhenDisabled onClick={undo}>
          {t('themeEditor.undo')}
        </Button>
        <Button disabled={!isChanged} focusableWhenDisabled onClick={reset}>
          {t('themeEditor.reset')}
        </Button>
      </>
    ),
  };
});
