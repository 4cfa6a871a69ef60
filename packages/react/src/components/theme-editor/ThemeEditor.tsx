import type { PageTheme } from '@lectern/sdk/theme';
import { themeWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { type UseThemeEditorOptions, useThemeEditor } from '../../hooks/site/useThemeEditor.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ThemeEditorProvider } from './context.ts';
import * as parts from './parts.ts';

export interface ThemeEditorProps extends Omit<RootProps<'section'>, 'defaultValue'>, UseThemeEditorOptions {
  /** How the page that gets the code chooses between light and dark. @default 'auto', the system's choice */
  pageTheme?: PageTheme;
  /** The class of the provider on that page, as a selector. @default '.lectern-root' */
  selector?: string;
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
}

const Root = createRoot('section', 'lectern-theme-editor');

const ThemeEditorRoot = forwardRef<HTMLElement, ThemeEditorProps>(function ThemeEditor(
  { value, defaultValue, onValueChange, pageTheme = 'auto', selector = '.lectern-root', children, ...props },
  ref,
) {
  const { t } = useLectern('ThemeEditor', themeWords);
  const editor = useThemeEditor({ value, defaultValue, onValueChange });
  return (
    <Root ref={ref} aria-label={t('themeEditor.title')} {...props} state="ready">
      <ThemeEditorProvider value={{ ...editor, pageTheme, selector }}>
        {children ?? (
          <>
            <parts.ThemeEditorChoices />
            <parts.ThemeEditorPreview />
            <parts.ThemeEditorContrasts />
            <parts.ThemeEditorCode />
          </>
        )}
      </ThemeEditorProvider>
    </Root>
  );
});

/**
 * Makes a theme from a few choices, for designers and partners: shows it in light and dark, offers the nearest color where
 * one would be hard to see, and writes the code. Every theme that it makes meets WCAG AA.
 */
export const ThemeEditor = Object.assign(ThemeEditorRoot, {
  Choices: parts.ThemeEditorChoices,
  Colors: parts.ThemeEditorColors,
  Shapes: parts.ThemeEditorShapes,
  Actions: parts.ThemeEditorActions,
  Preview: parts.ThemeEditorPreview,
  Contrasts: parts.ThemeEditorContrasts,
  Code: parts.ThemeEditorCode,
});
