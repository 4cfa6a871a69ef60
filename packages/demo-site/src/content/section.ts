/** A part of a page of text. */
export interface Section {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
}
