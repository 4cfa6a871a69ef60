import '@lectern/react/styles/theme-editor.css';
import { ThemeEditor } from '@lectern/react';
import type { ThemeDesign } from '@lectern/sdk/theme';

/** The theme editor without its code, which is in the snippet. */
export default function ThemeOptionsEditor(props: { design: ThemeDesign; onChange: (design: ThemeDesign) => void }) {
  return (
    <ThemeEditor value={props.design} onValueChange={props.onChange}>
      <ThemeEditor.Choices />
      <ThemeEditor.Preview />
      <ThemeEditor.Contrasts />
    </ThemeEditor>
  );
}
