/** A section of a text page. */
export interface Section {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
}

/** A summary of a page. */
export interface Summary {
  title: string;
  facts: readonly string[];
}

/** Above a page's table of contents. */
export const contentsTitle = 'On this page';

/** The id of a section, for links to it: `Who sees what` → `who-sees-what`. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
