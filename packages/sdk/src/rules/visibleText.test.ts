import { describe, expect, it } from 'vitest';
import { isLectureTextLongEnough, visibleText } from './visibleText.ts';

describe('visibleText', () => {
  it.each([
    ['<p>xxx</p>', 'xxx'],
    ['plain', 'plain'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['<p>one</p>\n  <p>two</p>', 'one two'],
    ['a<br>b<hr/>c', 'a b c'],
    ['<p>w<strong>o<em>r</em></strong>d</p>', 'word'],
    ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
    ['&lt;p&gt; &amp; &#65;&#x42;', 'xpx x AB'],
    ['&nbsp;&nbsp;a&nbsp;&#160;\u00a0b&nbsp;', 'a b'],
    ['a&shy;b\u200bc\u00ad\ufeffd\u2060e&#8203;f', 'abcdef'],
    ['&#0;&#99999999;', '&#0;&#99999999;'],
    ['before<!-- not this --><!-->after', 'before after'],
    ['a < b, b > a', 'a < b, b > a'],
    ['<a href="a>b" title=\'c>d\'>link</a>', 'link'],
    ['<p">text</p>', 'text'],
    ['shown<a href="never closed', 'shown'],
    ['shown<!-- never closed', 'shown'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  it.each([
    '<',
    '<a',
    '<a "',
    '<a b="',
    '<!--',
    '</',
    '&',
    '&a',
    '&#',
    ' ',
    '\u200b',
    'a\u200d',
    '<p>',
    '&nbsp;',
    '<!-->',
  ])('takes time in proportion to the length of %j', (piece) => {
    const time = (length: number) => {
      const html = piece.repeat(Math.ceil(length / piece.length));
      const start = performance.now();
      isLectureTextLongEnough(html);
      return performance.now() - start;
    };
    time(200_000);
    // Quadratic work on two million characters takes minutes, even on a fast machine.
    expect(time(2_000_000)).toBeLessThan(20_000);
  });
});

describe('isLectureTextLongEnough', () => {
  it('counts grapheme clusters', () => {
    expect(isLectureTextLongEnough('<p>நிநிநிநிநிநிநிநிநி</p>')).toBe(false);
    expect(isLectureTextLongEnough('<p>நிநிநிநிநிநிநிநிநிநி</p>')).toBe(true);
    expect(isLectureTextLongEnough('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦')).toBe(false);
  });
  it('counts one space between words, and none at either end', () => {
    expect(isLectureTextLongEnough('  a   b   c   d  ')).toBe(false);
    expect(isLectureTextLongEnough('Read this.')).toBe(true);
  });
});
