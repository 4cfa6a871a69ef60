/** What search engines show of a description. */
const MOST = 160;

/** The beginning of a text, in whole words. */
export function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  // bounded: MOST characters
  return plain.length <= MOST ? plain : `${plain.slice(0, MOST).replace(/\s+\S*$/, '')} …`;
}
