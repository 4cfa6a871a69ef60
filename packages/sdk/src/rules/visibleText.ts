import { limits } from './limits.ts';

/** Inline tags; every other tag starts a new line. */
const inline = /^\/?(a|abbr|b|cite|code|em|i|img|kbd|mark|q|s|small|span|strong|sub|sup|u)(?![-a-z\d])/i;
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,31}));/gi;
const spaces: readonly string[] = ['nbsp', 'ensp', 'emsp', 'thinsp', 'hairsp', 'tab', 'newline'];
/** Invisible characters. A joiner belongs to the character before it and is counted with that. */
const hidden = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\u115f\u1160\u3164])+/gu;
const invisible: readonly string[] = ['shy', 'zwj', 'zwnj', 'lrm', 'rlm', 'zerowidthspace'];

/**
 * The visible text of HTML: without tags and comments, with each character reference as one character, whitespace
 * collapsed and trimmed, and without invisible characters. It takes one pass, whatever the
 * HTML contains. The result is for counting, not for showing: an `&eacute;` becomes some letter.
 */
export function visibleText(html: string): string {
  const parts: string[] = [];
  let from = 0;
  while (from < html.length) {
    const tag = html.indexOf('<', from);
    parts.push(html.slice(from, tag < 0 ? undefined : tag));
    if (tag < 0) break;
    if (!/[a-z/!?]/i.test(html[tag + 1] ?? '')) {
      parts.push('<');
      from = tag + 1;
      continue;
    }
    parts.push(inline.test(html.slice(tag + 1, tag + 12)) ? '' : ' ');
    from = endOfTag(html, tag);
  }
  return parts
    .join('')
    .replace(reference, characterOf)
    .replace(hidden, (found) => (/[\t\n\v\f\r]/.test(found) ? ' ' : ''))
    .replace(/[\s\u2800]+/g, ' ')
    .trim();
}

/** Whether a text lecture has at least 10 visible characters (§5), counted as grapheme clusters. */
export function isLectureTextLongEnough(html: string): boolean {
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(visibleText(html))) {
    count += 1;
    if (count === limits.minLength.lectureText) return true;
  }
  return false;
}

/** The end of the tag or comment at `tag`. Without an end, it takes the rest of the text, as in a browser. */
function endOfTag(html: string, tag: number): number {
  if (html.startsWith('<!--', tag)) {
    const end = html.indexOf('-->', tag + 2);
    return end < 0 ? html.length : end + 3;
  }
  let quote = '';
  let last = '';
  for (let at = tag + 1; at < html.length; at += 1) {
    const character = html[at] as string;
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (last === '=' && (character === '"' || character === "'")) quote = character;
    if (!/\s/.test(character)) last = character;
  }
  return html.length;
}

function characterOf(found: string, hexadecimal?: string, decimal?: string, name?: string): string {
  if (name === undefined) {
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : found;
  }
  if (spaces.includes(name.toLowerCase())) return ' ';
  return invisible.includes(name.toLowerCase()) ? '' : 'x';
}
