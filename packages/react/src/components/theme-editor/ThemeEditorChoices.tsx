import { forwardRef, type ReactNode } from 'react';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { useThemeEditorContext } from './context.ts';
import { ThemeEditorActions } from './ThemeEditorActions.tsx';
import { ThemeEditorColors } from './ThemeEditorColors.tsx';
import { ThemeEditorShapes } from './ThemeEditorShapes.tsx';

export interface ThemeEditorChoicesProps extends RootProps<'div'> {
  /** The parts, in your arrangement. @default colors, shapes and actions */
  children?: ReactNode;
}

/** Everything that can be chosen. */
export const ThemeEditorChoices = forwardRef<HTMLDivElement, ThemeEditorChoicesProps>(function ThemeEditorChoices(
  { children, className, ...props },
  ref,
) {
  useThemeEditorContext('ThemeEditorChoices');
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-theme-editor-choices', className)}>
      {children ?? (
        <>
          <ThemeEditorColors />
          <ThemeEditorShapes />
          <ThemeEditorActions />
        </>
      )}
    </PartElement>
  );
});
