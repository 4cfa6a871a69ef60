import type { PageTheme } from '@lectern/sdk/theme';
import type { UseThemeEditorResult } from '../../hooks/site/useThemeEditor.ts';
import { createRootContext } from '../../ui/createRoot.tsx';

export interface ThemeEditorView extends UseThemeEditorResult {
  /** How the page that gets the code chooses between light and dark. */
  pageTheme: PageTheme;
  /** The class that the provider of the page has, as a selector. */
  selector: string;
}

/** The theme that a part edits. */
export const [ThemeEditorProvider, useThemeView] = createRootContext<ThemeEditorView>('ThemeEditor');
