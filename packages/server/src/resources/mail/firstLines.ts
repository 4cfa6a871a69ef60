const MAX_LINES = 3;
const MAX_CHARACTERS = 300;

/** How a text begins, with three dots where it goes on. */
export function firstLines(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const kept = lines.slice(0, MAX_LINES).join('\n');
  // By characters as people count them, so that none is cut in half.
  const characters = [...kept.slice(0, 2 * (MAX_CHARACTERS + 1))];
  const isCut = lines.length > MAX_LINES || characters.length > MAX_CHARACTERS;
  return isCut ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}...` : kept;
}
