import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const meta: Meta<typeof RichTextEditor> = { title: 'Teaching/RichTextEditor', component: RichTextEditor };
export default meta;
type Story = StoryObj<typeof RichTextEditor>;

const args = { label: 'Text', name: 'textContent', hint: 'Headings, lists, quotes, links and code.' };
const lecture = `<h2>Looking closely</h2><p>Light is <strong>soft</strong> where its source is <em>large</em>. Read <a href="https://example.com">more</a> about it.</p><ul><li>A window</li><li>A white wall</li></ul><blockquote><p>Wait for the cloud.</p></blockquote><pre><code>shutter = 1 / 125</code></pre><table><thead><tr><th>Aperture</th><th>Depth</th></tr></thead><tbody><tr><td>f/2</td><td>shallow</td></tr></tbody></table>`;
const html = (canvasElement: HTMLElement) => canvasElement.querySelector('textarea')?.value;

export const Empty: Story = { ...scene(), args };
export const Written: Story = { ...scene(), args: { ...args, defaultValue: lecture } };
export const Refused: Story = {
  ...scene(),
  args: { ...args, error: 'Text content must be at least 10 characters long.' },
};

/** Typed as by a person: words, a shortcut, a list that Enter goes on with and leaves. */
export const Typed: Story = {
  ...scene(),
  args,
  async play({ canvas, canvasElement, userEvent }) {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(text);
    await userEvent.keyboard('A ');
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await userEvent.keyboard('bold');
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await userEvent.keyboard(' word');
    await expect(html(canvasElement)).toBe('<p>A <strong>bold</strong> word</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Bullet list' }));
    await userEvent.keyboard('{Enter}more');
    await expect(html(canvasElement)).toBe('<ul><li>A <strong>bold</strong> word</li><li>more</li></ul>');
    await userEvent.keyboard('{Enter}{Enter}after');
    await expect(html(canvasElement)).toBe('<ul><li>A <strong>bold</strong> word</li><li>more</li></ul><p>after</p>');
  },
};

export const Linking: Story = {
  ...scene(),
  args: { ...args, defaultValue: lecture },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'URL' }), 'nowhere{Enter}');
  },
};
