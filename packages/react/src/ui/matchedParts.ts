/** A piece of a text that was searched. */
export interface TextPart {
  text: string;
  isMatch: boolean;
  /** Where it begins; a key for React. */
  at: number;
}

/** The words of what somebody searches for: letters and digits, so they can be put into a pattern as they are. */
export const wordsIn = (query: string): readonly string[] => query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Splits a text so that what the pattern finds can be highlighted. Its one group has to be all of it. */
export function matchedParts(text: string, pattern: RegExp | undefined): TextPart[] {
  if (!pattern) return [{ text, isMatch: false, at: 0 }];
  let at = 0;
  // Splitting by a group puts the matches at every second place.
  return text.split(pattern).map((piece, place) => {
    const part = { text: piece, isMatch: place % 2 === 1, at };
    at += piece.length + 1;
    return part;
  });
}
