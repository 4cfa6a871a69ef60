import type { Frame } from 'playwright';

/** Each element in a widget's shadow root, with its size and the styles that a page's rules would change. */
export const looksOf = (view: Frame, tag: string): Promise<string[]> =>
  view
    .locator(tag)
    .first()
    .evaluate((host) => {
      const names = [
        'color,background-color,border-top,border-radius,margin,padding,display,position,float,box-sizing,opacity',
        'font-family,font-size,font-weight,font-style,line-height,letter-spacing,word-spacing,text-transform,text-indent',
        'text-align,text-shadow,text-decoration-line,white-space,list-style-type,cursor,visibility,direction',
      ]
        .join()
        .split(',');
      const lines: string[] = [];
      const elements = host.shadowRoot?.querySelectorAll('*:not(style, link, template)') ?? [];
      for (let index = 0; index < elements.length; index += 1) {
        const element = elements[index];
        if (!element) continue;
        const style = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        let line = `${element.localName}.${element.getAttribute('class')}`;
        line += ` | size: ${Math.round(width)}x${Math.round(height)}`;
        for (const name of names) line += ` | ${name}: ${style.getPropertyValue(name)}`;
        lines[index] = line;
      }
      return lines;
    });

/** Automatic margins take what a place leaves free, so they count as size. */
const SIZE = / \| (?:size|margin): [^|]+(?= \|)/g;

/** The first difference between two looks, in words; undefined if there is none. */
export function differenceOf(
  seen: readonly string[],
  plain: readonly string[],
  isSizeKept: boolean,
): string | undefined {
  if (seen.length !== plain.length) return `${seen.length} elements instead of ${plain.length}`;
  const styles = (line = '') => (isSizeKept ? line : line.replace(SIZE, '')).split(' | ');
  const index = seen.findIndex((line, at) => styles(line).join() !== styles(plain[at]).join());
  if (index < 0) return undefined;
  const [now, before] = [styles(seen[index]), styles(plain[index])];
  const changed = now.flatMap((part, at) => (part === before[at] ? [] : `${part} (${before[at]})`));
  return `${now[0]}: ${changed.slice(0, 4).join('; ')}`;
}
