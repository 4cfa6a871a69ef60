import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RichTextProps } from '../../provider/context.ts';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

withMockServer();
// jsdom lays nothing out: what the editor scrolls to has no place.
beforeAll(() => {
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
});

const text = () => screen.getByRole('textbox', { name: 'Text' });
const tool = (name: string) => screen.getByRole('button', { name });

function show(props: Partial<RichTextProps> = {}) {
  const onInput = vi.fn();
  const onSubmit = vi.fn();
  const { container } = renderWithMarketplace(
    <form onInput={({ target }) => onInput((target as HTMLTextAreaElement).name)} onSubmit={onSubmit}>
      <RichTextEditor label="Text" name="textContent" {...props} />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  return { onInput, onSubmit, html: () => new FormData(form).get('textContent'), user: userEvent.setup() };
}

describe('RichTextEditor', () => {
  it('shows what the lecture has, and hands it on untouched until it is changed', () => {
    const given = '<p>One</p>\n<p>Two <b>odd</b></p>';
    const { html, onInput } = show({ defaultValue: given });
    expect(text()).toHaveTextContent('OneTwo odd');
    expect(html()).toBe(given);
    expect(onInput).not.toHaveBeenCalled();
  });

  it('tells its form of a change under its name, with the HTML', async () => {
    const { html, onInput, user } = show({ defaultValue: '<p>One</p>' });
    await user.click(tool('Heading'));
    expect(html()).toBe('<h2>One</h2>');
    expect(onInput.mock.calls).toEqual([['textContent']]);
    expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
    await user.click(tool('Undo'));
    expect(html()).toBe('<p>One</p>');
    expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(tool('Redo'));
    expect(html()).toBe('<h2>One</h2>');
  });

  it('is a field: its label, its hint, its error, and the focus that its form sends to it', async () => {
    const { user } = show({ hint: 'Write' });
    expect(text()).toHaveAccessibleDescription('Write');
    expect(text()).not.toHaveAttribute('aria-invalid');
    expect(text()).toHaveAttribute('aria-multiline', 'true');
    await user.click(screen.getByText('Text', { selector: 'label' }));
    expect(text()).toHaveFocus();
  });

  it('says what is wrong in place of its hint', () => {
    show({ hint: 'Write', error: 'Too short.' });
    expect(text()).toHaveAccessibleDescription('Too short.');
    expect(text()).toBeInvalid();
  });

  it('is one stop for Tab, with arrows inside', async () => {
    const { user } = show();
    await user.tab();
    expect(tool('Bold')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tool('Redo')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tool('Italic')).toHaveFocus();
    await user.keyboard('{End}{Home}{ArrowRight}');
    expect(tool('Italic')).toHaveFocus();
    await user.tab();
    expect(text()).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('Italic')).toHaveFocus();
  });

  it('goes the other way from right to left', async () => {
    document.documentElement.style.direction = 'rtl';
    const { user } = show();
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tool('Italic')).toHaveFocus();
    document.documentElement.style.direction = '';
  });

  it('has keys for its tools, and Alt+F10 for the toolbar', () => {
    const { html } = show({ defaultValue: '<p>One</p>' });
    fireEvent.keyDown(text(), { key: '2', code: 'Digit2', keyCode: 50, ctrlKey: true, altKey: true });
    expect(html()).toBe('<h2>One</h2>');
    expect(tool('Heading')).toHaveAttribute('aria-keyshortcuts', 'Control+Alt+2 Meta+Alt+2');
    fireEvent.keyDown(text(), { key: 'F10', code: 'F10', keyCode: 121, altKey: true });
    expect(tool('Bold')).toHaveFocus();
  });

  it('asks for the address of a link, refuses what is none, and keeps the form out of it', async () => {
    const { html, onInput, onSubmit, user } = show();
    await user.click(tool('Link'));
    const address = screen.getByRole('textbox', { name: 'URL' });
    expect(address).toHaveFocus();
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(address).toHaveAccessibleDescription('Please enter a link that starts with http://, https:// or mailto:.');
    await user.clear(address);
    expect(onInput).not.toHaveBeenCalled();
    await user.type(address, 'x.example{Enter}');
    expect(html()).toBe('<p><a href="https://x.example" rel="noopener noreferrer nofollow">https://x.example</a></p>');
    expect(address).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(text()).toHaveFocus();
  });

  it('shows the address of a link that is there, and takes the link off', async () => {
    const { html, user } = show({ defaultValue: '<p><a href="https://x.example">a</a></p>' });
    await user.click(tool('Link'));
    expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('https://x.example');
    await user.click(tool('Remove link'));
    expect(html()).toBe('<p>a</p>');
  });

  it('leaves the text as it is on Escape, and a dialog around it open', async () => {
    const { html, user } = show({ defaultValue: '<p>a</p>' });
    const heard = vi.fn();
    document.addEventListener('keydown', heard, { capture: true });
    await user.click(tool('Link'));
    await user.keyboard('x{Escape}');
    document.removeEventListener('keydown', heard, { capture: true });
    expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['x']);
    expect(screen.queryByRole('textbox', { name: 'URL' })).not.toBeInTheDocument();
    expect(html()).toBe('<p>a</p>');
    expect(text()).toHaveFocus();
  });
});
