import type { ThemeDesign } from '@lectern/sdk/theme';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace } from '../../testing/renderWithMarketplace.tsx';
import { ThemeEditor, type ThemeEditorProps } from './index.ts';

const light = () => screen.getByRole('textbox', { name: 'Main colour, light theme' });
const dark = () => screen.getByRole('textbox', { name: 'Main colour, dark theme' });
const draw = (props: ThemeEditorProps = {}) => renderWithMarketplace(<ThemeEditor {...props} />);
const code = () => screen.getByRole('tabpanel').querySelector('code')?.textContent;

describe('ThemeEditor', () => {
  it('offers the nearest color for one that is hard to see, and uses it already', async () => {
    const onValueChange = vi.fn();
    const { user } = draw({ onValueChange });
    await user.type(light(), '#FFD400');
    expect(onValueChange).toHaveBeenLastCalledWith({ primary: '#ffd400' });
    expect(light()).toBeInvalid();
    expect(light()).toHaveAccessibleDescription(
      '#ffd400 is hard to see in the light theme: its contrast is 1.2:1 and has to be 3:1. The theme uses #a58900.',
    );
    expect(code()).toContain('--lectern-color-primary: #a58900;');
    await user.click(screen.getByRole('button', { name: 'Use #a58900' }));
    expect(light()).toHaveValue('#a58900');
    expect(light()).toBeValid();
    expect(screen.queryByRole('button', { name: /^Use #/ })).not.toBeInTheDocument();
    expect(onValueChange).toHaveBeenLastCalledWith({ primary: '#a58900' });
  });

  it('says of every pair whether it holds, in words', async () => {
    const { user } = draw({ defaultValue: { primary: '#ffd400' } });
    await user.click(screen.getByText('All 31 pairs of colours meet WCAG AA in both themes.'));
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(32);
    const row = within(table).getByRole('row', { name: /^Main colour on page/ });
    expect(row).toHaveTextContent(
      /^Main colour on pageYour #ffd4001\.3:1Too lowUsed instead: #a5890[0-9]3\.\d:1Meets AA\d+\.\d:1Meets AA$/,
    );
  });

  it('keeps the theme while something that is not a color is typed', async () => {
    const onValueChange = vi.fn();
    const { user } = draw({ defaultValue: { primaryDark: '#ffaa00' }, onValueChange });
    await user.clear(dark());
    await user.type(dark(), '#ffa');
    expect(dark()).toHaveAccessibleDescription('Enter # and six hex digits, such as #6b1e4f.');
    expect(onValueChange.mock.calls).toEqual([[{}]]);
    await user.clear(dark());
    expect(dark()).toHaveAccessibleDescription('Without one, it is #3b82f6.');
  });

  it('takes changes back one by one, what was typed in one step, and everything with Reset', async () => {
    const { user } = draw();
    const undo = screen.getByRole('button', { name: 'Undo' });
    const reset = screen.getByRole('button', { name: 'Reset' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await user.type(light(), '#6b1e4f');
    await user.clear(light());
    await user.type(light(), '#0f766e');
    await user.click(screen.getByRole('radio', { name: 'Round' }));
    await user.click(undo);
    expect(screen.getByRole('radio', { name: 'Soft' })).toBeChecked();
    expect(light()).toHaveValue('#0f766e');
    await user.click(reset);
    expect(light()).toHaveValue('');
    expect(screen.getByText(/^This is the marketplace's own theme\./)).toBeVisible();
    await user.click(undo);
    expect(light()).toHaveValue('#0f766e');
    await user.click(undo);
    expect(light()).toHaveValue('');
    expect(undo).toHaveAttribute('aria-disabled', 'true');
  });

  it('writes every choice into the code, for each kind of page', async () => {
    const { user } = draw({ selector: '.training', pageTheme: 'light' });
    for (const name of ['Tinted', 'Sharp', 'Large', 'Compact']) await user.click(screen.getByRole('radio', { name }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Font' }), 'Your own');
    await user.type(screen.getByRole('textbox', { name: 'Names of fonts' }), '"Your Sans", serif');
    const react = code();
    for (const line of ['unit: 1.125rem', 'density: 0.75', "font: 'Your Sans', serif", 'radius-card: 2px'])
      expect(react).toContain(`  --lectern-${line};`);
    expect(react).toMatch(/^\.training,\n/);
    await user.click(screen.getByRole('tab', { name: 'Embedded elements' }));
    expect(code()).toMatch(/^:root \{\n/);
    expect(code()).not.toContain('@media');
    await user.click(screen.getByRole('tab', { name: 'Frames only' }));
    expect(code()).toMatch(/^document\.querySelector\('lectern-marketplace'\)\.appearance = \{\n/);
  });

  it('refuses names of fonts that would be code', async () => {
    const { user } = draw({ defaultValue: { radius: 'round' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Font' }), 'Your own');
    const names = screen.getByRole('textbox', { name: 'Names of fonts' });
    await user.type(names, 'x; color: red');
    expect(names).toHaveAccessibleDescription(/^Enter up to 8 names/);
    expect(code()).not.toContain('red');
    await user.clear(names);
    expect(names).toBeVisible();
    await user.type(names, 'Your Sans');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('combobox', { name: 'Font' })).toHaveValue('usual');
  });

  it('shows the design in both themes at once', async () => {
    const { user } = draw();
    await user.type(light(), '#6b1e4f');
    const roots = [...screen.getByRole('group', { name: 'Preview' }).querySelectorAll<HTMLElement>('.lectern-root')];
    expect(roots.map((root) => root.dataset.lecternTheme)).toEqual(['light', 'dark']);
    const [primary, inDark] = roots.map((root) => root.style.getPropertyValue('--lectern-color-primary'));
    expect(primary).toBe('#6b1e4f');
    expect(inDark).not.toBe('#6b1e4f');
  });

  it('can be kept by the page', async () => {
    function Page() {
      const [value, setValue] = useState<ThemeDesign>({ radius: 'round' });
      return (
        <>
          <ThemeEditor value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue({ radius: 'sharp', primary: '#0f766e' })}>
            Another
          </button>
        </>
      );
    }
    const { user } = renderWithMarketplace(<Page />);
    expect(screen.getByRole('radio', { name: 'Round' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Another' }));
    expect(screen.getByRole('radio', { name: 'Sharp' })).toBeChecked();
    expect(light()).toHaveValue('#0f766e');
  });
});
