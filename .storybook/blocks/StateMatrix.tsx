import type { CellSettings } from '../../packages/react/src/testing/settings.ts';
import { storyAddress } from '../looks/SideBySide.tsx';
import type { PageState } from './ComponentPage.tsx';
import { Frame } from './Frame.tsx';
import { canShare, lastWord } from './pages.ts';

interface MatrixProps {
  title: string;
  states: readonly PageState[];
  settings: CellSettings;
}

const PHONE = 390;

/** All states: those that can share a page in one frame, the others each in its own. */
export function Matrix({ title, states, settings }: MatrixProps) {
  const alone = states.filter((state) => !canShare(state));
  const themes = settings.theme === 'both' ? (['light', 'dark'] as const) : [settings.theme];
  return themes.map((theme) => (
    <div key={theme} className="docs-matrix">
      {alone.length < states.length && (
        <Frame
          title={`All that can share a page, ${theme}`}
          src={`${storyAddress('workshop--matrix', { ...settings, theme })}&args=component:${lastWord(title)}`}
          height={800}
          fits
        />
      )}
      {alone.map(({ id, name, viewport }) => (
        <Frame
          key={id}
          title={`${name}, ${theme}`}
          src={storyAddress(id, { ...settings, theme })}
          height={viewport ? 720 : 560}
          width={viewport && PHONE}
        />
      ))}
    </div>
  ));
}
