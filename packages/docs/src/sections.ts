/** A part of a Markdown file that begins with a heading. */
export interface Section {
  /** Its heading; '' for what comes before the first. */
  title: string;
  text: string;
}

/** Calls `visit` for each line that is not inside a block of code. */
function eachLine(text: string, visit: (line: string, place: number) => void): void {
  let fence = '';
  for (const [place, line] of text.split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') visit(line, place);
    if (mark !== '' && (fence === '' || line.trim() === fence)) fence = fence === '' ? mark : '';
  }
}

/** Cuts a text before each heading of a level. */
export function sectionsOf(text: string, level: 2 | 3): Section[] {
  const starts = [{ title: '', place: 0 }];
  const heading = new RegExp(`^#{${level}} (.+)$`);
  eachLine(text, (line, place) => {
    const title = heading.exec(line)?.[1];
    if (title !== undefined) starts.push({ title, place });
  });
  const lines = text.split('\n');
  return starts.map(({ title, place }, index) => ({
    title,
    text: lines.slice(place, starts[index + 1]?.place).join('\n'),
  }));
}

/** Every heading of a text, without its marks. */
export function headingsOf(text: string): string[] {
  const found: string[] = [];
  eachLine(text, (line) => {
    const title = /^#{1,4} (.+)$/.exec(line)?.[1];
    if (title !== undefined) found.push(title);
  });
  return found;
}

/** The text with its headings one level higher, and without the first, which is the page's title. */
export function raised(text: string): string {
  const lines = text.split('\n');
  let isFirst = true;
  eachLine(text, (line, place) => {
    if (!/^#{2,} /.test(line)) return;
    lines[place] = isFirst ? '' : line.slice(1);
    isFirst = false;
  });
  return lines.join('\n');
}

/** The anchor of a heading, as GitHub makes it: links in the repository and on the site are the same. */
export const anchorOf = (heading: string): string =>
  heading
    .replace(/<!--.*?-->|[`*]|\]\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
