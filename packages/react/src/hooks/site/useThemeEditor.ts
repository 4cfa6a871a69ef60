import { type DesignedTheme, type ThemeDesign, themeOf } from '@lectern/sdk/theme';
import { useMemo, useState } from 'react';

/** How a theme is edited: without `value`, the editor keeps it itself. */
export interface UseThemeEditorOptions {
  /** The design that is shown, if your component keeps it. */
  value?: ThemeDesign | undefined;
  /** The design at first, if the editor keeps it. @default the marketplace's own theme */
  defaultValue?: ThemeDesign | undefined;
  /** Called with the whole design after each change. */
  onValueChange?: ((design: ThemeDesign) => void) | undefined;
}

/** What {@link useThemeEditor} returns. */
export interface UseThemeEditorResult {
  design: ThemeDesign;
  /** Its tokens. Each pair of colors meets AA. */
  theme: DesignedTheme;
  /** Changes some choices; undefined is the marketplace's. While typing, changes of one choice are undone together. */
  set: (change: ThemeDesign, options?: { isTyping?: boolean }) => void;
  /** Takes the last change back, at most 50. */
  undo: () => void;
  canUndo: boolean;
  /** Goes back to the marketplace's own theme. Can be undone. */
  reset: () => void;
  /** Whether something differs from the marketplace's own theme. */
  isChanged: boolean;
}

interface Step {
  before: ThemeDesign;
  /** The choice that is being typed. */
  typed: string | undefined;
}

const MAX_UNDO_STEPS = 50;
const MARKETPLACE: ThemeDesign = {};
const without = (design: ThemeDesign): ThemeDesign =>
  Object.fromEntries(Object.entries(design).filter(([, value]) => value !== undefined));

/** The state of a theme editor: the design, its tokens, and the way back. */
export function useThemeEditor({
  value,
  defaultValue = MARKETPLACE,
  onValueChange,
}: UseThemeEditorOptions = {}): UseThemeEditorResult {
  const [own, setOwn] = useState(defaultValue);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const written = JSON.stringify(without(value ?? own));
  const design = useMemo<ThemeDesign>(() => JSON.parse(written), [written]);
  const theme = useMemo(() => themeOf(design), [design]);

  function change(next: ThemeDesign, all: readonly Step[]) {
    setSteps(all.slice(-MAX_UNDO_STEPS));
    setOwn(next);
    onValueChange?.(next);
  }

  function set(given: ThemeDesign, { isTyping = false } = {}) {
    const next = without({ ...design, ...given });
    if (JSON.stringify(next) === written) return;
    const typed = isTyping ? Object.keys(given).join() : undefined;
    const isMore = typed !== undefined && steps.at(-1)?.typed === typed;
    change(next, isMore ? steps : [...steps, { before: design, typed }]);
  }

  return {
    design,
    theme,
    set,
    undo() {
      const last = steps.at(-1);
      if (last) change(last.before, steps.slice(0, -1));
    },
    canUndo: steps.length > 0,
    reset() {
      if (written !== '{}') change(MARKETPLACE, [...steps, { before: design, typed: undefined }]);
    },
    isChanged: written !== '{}',
  };
}
