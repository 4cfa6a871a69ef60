import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const meta: Meta<typeof RichTextEditor> = {
  title: 'Teaching/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Text', name: 'textContent', hint: 'Headings, lists, quotes, links and code.' },
  parameters: page({
    frame: 'column',
    traits: ['validates'],
    words: ['wysiwyg', 'html', 'format', 'bold', 'editor'],
    do: ['Load it lazily, and pass it to the provider as `richText`: it is a chunk of its own.'],
    dont: ["Don't trust its HTML on a server: sanitize what a form sends."],
    accessibility: [
      'The text is a text box with its label, hint and error; the toolbar is one stop of the Tab key.',
      'The tools say whether they are on, and which keys they have.',
    ],
    keyboard: [
      ['Alt+F10', 'Goes from the text to the toolbar'],
      ['← → Home End', 'Goes through the tools; with the direction of the page'],
      ['Ctrl+B, Ctrl+I', 'Bold, italic'],
      ['Escape', 'Closes the field of a link'],
    ],
  }),
};
export default meta;
const { ready, invalid, long } = statesOf(meta);

const lecture = `<h2>Looking closely</h2><p>Light is <strong>soft</strong> where its source is <em>large</em>. Read <a href="https://example.com">more</a> about it.</p><ul><li>A window</li><li>A white wall</li></ul><blockquote><p>Wait for the cloud.</p></blockquote><pre><code>shutter = 1 / 125</code></pre><table><thead><tr><th>Aperture</th><th>Depth</th></tr></thead><tbody><tr><td>f/2</td><td>shallow</td></tr></tbody></table>`;
const expectHtml = async ({ canvas }: ActTools, html: string) => {
  const field = (await canvas.findByText('Text', { selector: 'label' })).parentElement?.querySelector('textarea');
  await expect(field?.value).toBe(html);
};

export const Empty = ready({ role: 'toolbar', name: 'richText.toolbar' });
export const Written = ready(says('Wait for the cloud.'), { args: { defaultValue: lecture } });
export const Invalid = invalid('rule.textContent', {
  args: { error: 'Text content must be at least 10 characters long.' },
});

/** Typed as by a person: words, a shortcut, a list that Enter goes on with and leaves. */
export const Typed = ready(says('after'), {
  async act(tools) {
    const { canvas, userEvent, press } = tools;
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Text' }));
    await userEvent.keyboard('A ');
    await press('richText.strong');
    await userEvent.keyboard('bold');
    await press('richText.strong');
    await userEvent.keyboard(' word');
    await expectHtml(tools, '<p>A <strong>bold</strong> word</p>');
    await press('richText.bulletList');
    await userEvent.keyboard('{Enter}more');
    await expectHtml(tools, '<ul><li>A <strong>bold</strong> word</li><li>more</li></ul>');
    await userEvent.keyboard('{Enter}{Enter}after');
    await expectHtml(tools, '<ul><li>A <strong>bold</strong> word</li><li>more</li></ul><p>after</p>');
  },
});
export const Linking = ready('richText.linkHint', {
  args: { defaultValue: lecture },
  act: ({ press }) => press('richText.link'),
});
export const InvalidLink = invalid('richText.linkInvalid', {
  args: { defaultValue: lecture },
  async act({ press, type }) {
    await press('richText.link');
    await type('richText.linkAddress', 'nowhere{Enter}');
  },
});
export const Long = long(says(longTitle), {
  args: { label: longTitle, defaultValue: `<h2>${longTitle}</h2><p>${'long'.repeat(80)}</p>` },
});
