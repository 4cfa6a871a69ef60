import { themeWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { useThemeView } from './context.ts';

/** Takes the last change back, or all of them. */
export const ThemeEditorActions = forwardRef<HTMLDivElement, Omit<RootProps<'div'>, 'children'>>(
  function ThemeEditorActions({ className, ...props }, ref) {
    const { t } = useLectern('ThemeEditorActions', themeWords);
    const { undo, canUndo, reset, isChanged } = useThemeView('ThemeEditorActions');
    return (
      <div ref={ref} {...props} className={cx('lectern-theme-editor-actions', className)}>
        <Button disabled={!canUndo} focusableWhenDisabled onClick={undo}>
          {t('themeEditor.undo')}
        </Button>
        <Button disabled={!isChanged} focusableWhenDisabled onClick={reset}>
          {t('themeEditor.reset')}
        </Button>
      </div>
    );
  },
);
