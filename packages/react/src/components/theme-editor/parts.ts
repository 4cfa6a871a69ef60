export * from './ThemeEditorActions.tsx';
export * from './ThemeEditorChoices.tsx';
export * from './ThemeEditorCode.tsx';
export * from './ThemeEditorColors.tsx';
export * from './ThemeEditorContrasts.tsx';
export * from './ThemeEditorPreview.tsx';
export * from './ThemeEditorShapes.tsx';
