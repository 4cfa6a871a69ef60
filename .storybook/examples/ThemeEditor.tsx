import { ThemeEditor } from '@lectern/react';
import type { ThemeDesign } from '@lectern/sdk/theme';

export function Example({ save }: { save: (design: ThemeDesign) => void }) {
  return <ThemeEditor onValueChange={save} />;
}
