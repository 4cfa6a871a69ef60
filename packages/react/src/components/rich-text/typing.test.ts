import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readLecture, writeLecture } from './lectureText.ts';
import { typing } from './typing.ts';

// jsdom lays nothing out: what the editor scrolls to has no place.
beforeAll(() => {
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
});
let view: EditorView | undefined;
afterEach(() => view?.destroy());

/** Types at the end of a text, as a browser's keys come in. */
function typed(begin: string, keys: string): string {
  const doc = readLecture(begin);
  const selection = TextSelection.atEnd(doc);
  const made = new EditorView(null, { state: EditorState.create({ doc, selection, plugins: [typing] }) });
  view = made;
  for (const key of keys) {
    const { from, to } = made.state.selection;
    const insert = () => made.state.tr.insertText(key, from, to);
    if (!made.someProp('handleTextInput', (hear) => hear(made, from, to, key, insert))) made.dispatch(insert());
  }
  return writeLecture(made.state.doc);
}

describe('what a line begins with', () => {
  it.each([
    ['- Tea', '<ul><li>Tea</li></ul>'],
    ['* Tea', '<ul><li>Tea</li></ul>'],
    ['1. Tea', '<ol><li>Tea</li></ol>'],
    ['## Tea', '<h2>Tea</h2>'],
    ['### Tea', '<h3>Tea</h3>'],
    ['#### Tea', '<h4>Tea</h4>'],
    ['# Tea', '<p># Tea</p>'],
    ['7. Tea', '<p>7. Tea</p>'],
    ['a - b', '<p>a - b</p>'],
    ['-Tea', '<p>-Tea</p>'],
  ])('"%s" is %s', (keys, html) => {
    expect(typed('', keys)).toBe(html);
  });

  it('is code in a block of code', () => {
    expect(typed('<pre><code>a\n</code></pre>', '- b')).toBe('<pre><code>a\n- b</code></pre>');
  });
});
