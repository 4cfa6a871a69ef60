import type { PageTheme } from '@lectern/sdk/theme';
import type { UseThemeEditorResult } from '../../hooks/site/useThemeEditor.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface ThemeEditorContextValue extends UseThemeEditorResult {
  /** How the page that gets the code chooses between light and dark. */
  pageTheme: PageTheme;
  /** The class that the provider of the page has, as a selector. */
  selector: string;
}

/** The theme that a part edits. */
export const [ThemeEditorProvider, useThemeEditorContext] = createRootContext<ThemeEditorContextValue>('ThemeEditor');
