import { lectureHtml } from '@lectern/sdk/rules';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readLecture, writeLecture } from './lectureText.ts';
import { linkAround, readAddress, removeLink, setLink } from './links.ts';
import { lectureSchema } from './schema.ts';
import { toolbarCommands } from './toolbarCommands.ts';

const round = (html: string) => writeLecture(readLecture(html));
const rel = lectureHtml.linkRel;

/** Everything that the shared list names, as the server keeps it. */
const whole = `<h2>A title</h2><h3>Below</h3><h4>Deeper</h4><p>A <strong>bold</strong> and <em>slanted</em> word, <code>a &lt; b &amp; c</code>, <a href="https://x.example/?a=1&amp;b=2" rel="${rel}">a <strong>link</strong></a><br />and <a href="mailto:a@b.example" rel="${rel}">mail</a>.</p><ul><li>one</li><li>two<ol><li>deeper</li></ol></li></ul><blockquote><p>said</p></blockquote><pre><code>if (a &lt; b) {
  c();
}</code></pre><hr /><p><img src="https://x.example/a.png" alt="A &quot;b&quot;" width="20" height="10" /><img src="/media/a.png" alt="" /></p><table><caption>Sums</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="2">1</td><td><p>2</p><p>3</p></td></tr></tbody></table>`;

describe('the HTML of the rich text editor', () => {
  it('is the same after the editor has had it, with everything that a lecture may contain', () => {
    expect(round(whole)).toBe(whole);
    const used = new Set([...whole.matchAll(/<([a-z\d]+)/g)].map(([, tag]) => tag));
    expect([...used].sort()).toEqual([...lectureHtml.tags].sort());
  });

  it('writes no tag and no attribute that the list does not have', () => {
    const { nodes, marks } = lectureSchema;
    for (const { spec } of [...Object.values(nodes), ...Object.values(marks)]) {
      for (const attribute of Object.keys(spec.attrs ?? {})) {
        const known: string[] = ['level', ...Object.values(lectureHtml.attributes).flat()];
        expect(known).toContain(attribute);
      }
    }
    const written = new DOMParser().parseFromString(round(whole), 'text/html').body;
    for (const { tagName, attributes } of written.querySelectorAll('*')) {
      const tag = tagName.toLowerCase();
      expect(lectureHtml.tags).toContain(tag);
      const names: readonly string[] = (lectureHtml.attributes as Record<string, readonly string[]>)[tag] ?? [];
      for (const { name } of attributes) expect(names).toContain(name);
    }
  });

  it.each([
    ['<p>a</p><script>steal()</script>', '<p>a</p>'],
    ['<p style="color:red" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
    ['<div><b>bold</b> <i>slanted</i></div>', '<p><strong>bold</strong> <em>slanted</em></p>'],
    ['<b style="font-weight:normal"><p>pasted</p></b>', '<p>pasted</p>'],
    [
      '<span style="font-weight:700">a</span><span style="font-style:italic">b</span>',
      '<p><strong>a</strong><em>b</em></p>',
    ],
    ['<p style="font-weight: bold">a</p>', '<p><strong>a</strong></p>'],
    ['<style>p { color: red }</style><p title=">" STYLE="x">style="1" onclick="2"</p>', '<p>style="1" onclick="2"</p>'],
    ['<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2>a</h2><h4>b</h4><h4>c</h4>'],
    ['<a href="javascript:x()">a</a>', '<p>a</p>'],
    ['<a href="java\nscript:x()">a</a>', '<p>a</p>'],
    ['<a href="//evil.example">a</a>', '<p>a</p>'],
    ['<a href="data:text/html,x">a</a>', '<p>a</p>'],
    ['<p>a<img src="data:image/png;base64,x"><img src="http://x.example/a.png"></p>', '<p>a</p>'],
    ['<iframe src="https://x.example"></iframe><form><input value="a">b</form>', '<p>b</p>'],
    ['<svg><text>a</text></svg><p>b</p>', '<p>a</p><p>b</p>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['Only words', '<p>Only words</p>'],
  ])('reduces %s', (html, expected) => {
    expect(round(html)).toBe(expected);
    expect(round(expected)).toBe(expected);
  });

  it.each(['', '<p></p>', '<p> </p><p><br /></p>', '<ul><li></li></ul>', '<hr />'])(
    'is empty where there is nothing: %j',
    (html) => expect(round(html)).toBe(''),
  );

  it('is not empty with a picture alone', () => {
    expect(round('<img src="https://x.example/a.png">')).toBe('<p><img src="https://x.example/a.png" /></p>');
  });
});

describe('its tools', () => {
  const at = (html: string, from: number, to = from) => {
    const doc = readLecture(html);
    return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
  };
  function after(state: EditorState, run: ReturnType<typeof setLink>): EditorState {
    let next = state;
    run(state, (transaction) => {
      next = state.apply(transaction);
    });
    return next;
  }
  const use = (name: string, state: EditorState) => {
    const tool = toolbarCommands.flat().find((one) => one.name === name);
    const next = after(state, tool?.run ?? (() => false));
    return [writeLecture(next.doc), tool?.isActive?.(next)];
  };

  it.each([
    ['strong', '<p>word</p>', '<p><strong>word</strong></p>'],
    ['em', '<p>word</p>', '<p><em>word</em></p>'],
    ['code', '<p>word</p>', '<p><code>word</code></p>'],
    ['heading2', '<p>word</p>', '<h2>word</h2>'],
    ['heading3', '<h2>word</h2>', '<h3>word</h3>'],
    ['heading4', '<p>word</p>', '<h4>word</h4>'],
    ['bulletList', '<p>word</p>', '<ul><li>word</li></ul>'],
    ['orderedList', '<p>word</p>', '<ol><li>word</li></ol>'],
    ['quote', '<p>word</p>', '<blockquote><p>word</p></blockquote>'],
    ['codeBlock', '<p>word</p>', '<pre><code>word</code></pre>'],
  ])('%s is put on and taken off', (name, before, expected) => {
    expect(use(name, at(before, 1, 5))).toEqual([expected, true]);
    const doc = readLecture(expected);
    const state = EditorState.create({ doc });
    const whole = state.apply(
      state.tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))),
    );
    expect(use(name, whole)).toEqual(['<p>word</p>', false]);
  });

  it('makes one kind of list into the other', () => {
    expect(use('orderedList', at('<ul><li>a</li><li>b</li></ul>', 3))).toEqual(['<ol><li>a</li><li>b</li></ol>', true]);
  });

  const href = 'https://x.example/';
  it('links what is selected, changes the link the cursor is in, and takes it off', () => {
    const linked = after(at('<p>a word here</p>', 3, 7), setLink(href));
    const html = (to: string) => `<p>a <a href="${to}" rel="${rel}">word</a> here</p>`;
    expect(writeLecture(linked.doc)).toBe(html(href));
    const inside = at(writeLecture(linked.doc), 5);
    expect(linkAround(inside)).toEqual({ from: 3, to: 7, href });
    expect(writeLecture(after(inside, setLink('mailto:a@b.example')).doc)).toBe(html('mailto:a@b.example'));
    expect(writeLecture(after(inside, removeLink).doc)).toBe('<p>a word here</p>');
    expect(linkAround(at(html(href), 1))).toBeUndefined();
  });

  it('takes a link with bold words in it as one', () => {
    const html = `<p><a href="${href}" rel="${rel}">a <strong>b</strong></a></p>`;
    expect(linkAround(at(html, 4))).toEqual({ from: 1, to: 4, href });
  });

  it('writes the address where no words are selected', () => {
    expect(writeLecture(after(at('<p></p>', 1), setLink(href)).doc)).toBe(
      `<p><a href="${href}" rel="${rel}">${href}</a></p>`,
    );
  });

  it.each([
    ['https://x.example/a?b#c', 'https://x.example/a?b#c'],
    [' http://localhost:3000 ', 'http://localhost:3000'],
    ['x.example/a', 'https://x.example/a'],
    ['x.example:8080', 'https://x.example:8080'],
    ['a@b.example', 'mailto:a@b.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['', undefined],
    ['two words', undefined],
    ['nowhere', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://x.example', undefined],
    ['//evil.example', undefined],
  ])('reads %j as the address %j', (typed, expected) => expect(readAddress(typed)).toBe(expected));
});
