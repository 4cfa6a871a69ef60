/** How fast people read, for the length of a text. */
const WORDS_PER_MINUTE = 200;

/** Counts the words of HTML, without its tags. */
export function countWords(html: string): number {
  const text = html.replace(/<[^<>]+>/g, ' ').replace(/&\w+;/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How long it takes to read HTML, in seconds: the length of a text lecture (beyond §3). */
export const readingSeconds = (html: string): number => Math.round((countWords(html) / WORDS_PER_MINUTE) * 60);
