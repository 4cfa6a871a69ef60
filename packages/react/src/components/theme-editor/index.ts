export * from './parts.ts';
export { ThemeEditor, type ThemeEditorProps } from './ThemeEditor.tsx';
