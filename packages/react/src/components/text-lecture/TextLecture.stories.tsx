import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { TextLecture } from './index.ts';

const html = `<h2>Look first</h2>
<p>Begin with what you can see from where you stand. Write <strong>three things</strong> down before you look anything up.</p>
<ol><li>What is moving?</li><li>What is lighter than an hour ago?</li><li>What can you <em>hear</em>?</li></ol>
<blockquote>Do not correct the notes: ask what made you see it that way.</blockquote>
<h3>On a computer</h3>
<pre><code>pressure = 1013.25 - height / 8.3</code></pre>
<p>See the <a href="https://example.com/reference">reference</a>.</p>`;

const meta: Meta<typeof TextLecture> = {
  title: 'Learning/TextLecture',
  component: TextLecture,
  args: { html },
  parameters: page({
    frame: 'column',
    words: ['article', 'prose', 'reading', 'rich text', 'html'],
    do: ['Give it the HTML of the lecture as it is: it is sanitized here again.'],
    dont: ['Put it into a wide column of your own: lines of 65 to 75 characters read best.'],
    accessibility: [
      'Headings of a lecture begin at level 2, below the title of the page.',
      'It takes the direction of its text, whatever the direction of the page.',
    ],
    keyboard: [['Tab', 'The links of the text']],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const Ready = ready({ text: 'Look first' });
export const PlainText = ready(says('One a day.'), { args: { html: 'Three notes.\nOne a day.' } });
export const LongWords = long(says(longTitle), {
  args: {
    html: `<h2>${longTitle}</h2><p>${`${longTitle} `.repeat(12)}</p><pre><code>${'x'.repeat(300)}</code></pre>`,
  },
});
export const RightToLeft = ready(says('انظر أولا'), {
  direction: 'rtl',
  args: { html: '<h2>انظر أولا</h2><p>ابدأ بما يمكنك رؤيته من مكانك.</p><ul><li>ما الذي يتحرك؟</li></ul>' },
});
