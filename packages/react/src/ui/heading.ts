/** How deep in the page's outline a heading is: the host knows, the widget does not. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export const headingTag = (level: HeadingLevel) => `h${level}` as const;
