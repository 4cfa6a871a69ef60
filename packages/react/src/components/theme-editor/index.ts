export { type ThemeEditorContextValue, useThemeEditorContext } from './context.ts';
export * from './parts.ts';
export { ThemeEditor, type ThemeEditorProps } from './ThemeEditor.tsx';
