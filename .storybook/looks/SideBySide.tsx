import type { CellSettings } from '../../packages/react/src/testing/settings.ts';
import './sideBySide.css';

/** A story in both themes: two documents, so that each has its own dialogs, focus and play. */
export function SideBySide({ id, settings }: { id: string; settings: CellSettings }) {
  return (
    <div className="side-by-side">
      {(['light', 'dark'] as const).map((theme) => (
        <iframe key={theme} title={theme} src={storyAddress(id, { ...settings, theme })} />
      ))}
    </div>
  );
}

/** The address of one story with these settings, without Storybook around it. */
export function storyAddress(id: string, settings: CellSettings): string {
  const globals = Object.entries(settings).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: globals.join(';') })}`;
}
