/** A part of a page of text. */
export interface Section {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
}

/** What a page comes to, for those who read nothing else of it. */
export interface InShort {
  title: string;
  facts: readonly string[];
}

/** The name of a part in the address: `Who sees what` → `who-sees-what`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
