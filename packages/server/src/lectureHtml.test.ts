import { describe, expect, it } from 'vitest';
import { cleanLectureHtml } from './lectureHtml.ts';

describe('the HTML of a lecture', () => {
  it('keeps the markup of a text', () => {
    const html =
      '<h2>Title</h2><p>A <strong>word</strong>, <em>two</em>, <code>a &lt; b</code></p><pre>x</pre><ul><li>one</li></ul><table><tr><th scope="row">a</th><td>b</td></tr></table>';
    expect(cleanLectureHtml(html)).toBe(html);
    expect(cleanLectureHtml('<img src="https://a.example/x.png" alt="a" />')).toBe(
      '<img src="https://a.example/x.png" alt="a" />',
    );
  });

  it('does not change when it is sanitised again', () => {
    const once = cleanLectureHtml('<p>a <b>b</b> & c < d <a href="https://x.example">x</a><script>1</script></p>');
    expect(cleanLectureHtml(once)).toBe(once);
  });

  it('adds `rel` to every link', () => {
    expect(cleanLectureHtml('<a href="https://x.example" rel="opener" target="_top" onclick="x()">x</a>')).toBe(
      '<a href="https://x.example" rel="noopener noreferrer nofollow">x</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi//xlink:href="data:x,alert(1)">',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input></form>',
    '<p style="position:fixed" id="root" class="x">x</p>',
    '<style>*{display:none}</style>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<base href="https://evil.example">',
  ])('takes out %s', (html) => {
    expect(cleanLectureHtml(html)).not.toMatch(
      /script|alert|onerror|javascript|evil|style|id=|class=|data:|<(svg|math|form|input|iframe|base)/i,
    );
  });
});
