/** What a mail says. Its HTML and its text are both made from this. */
export interface Message {
  subject: string;
  /** Above the text. */
  title: string;
  body: readonly Block[];
}

/** A paragraph with its line breaks, or another part of a mail. Every text may be somebody's. */
export type Block =
  | string
  /** Rows of a label and an amount, which stays on one line. */
  | { rows: readonly (readonly [label: string, amount: string])[] }
  | { link: string; label: string }
  /** What somebody wrote. */
  | { quote: string };
