/** The reference has long pages, each with many names: their length counts for less than usual. */
export const ranking = { pageLength: 0.1 };
