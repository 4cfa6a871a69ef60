/** About what search engines show of a description, and what two lines hold. */
const MAX_CHARACTERS = 160;

/** Shortens a text after a whole word. */
export function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  // bounded: MAX_CHARACTERS
  return plain.length <= MAX_CHARACTERS ? plain : `${plain.slice(0, MAX_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}
