/** The list of partners has all of them. */
export const MAX_PARTNERS = 1_000;
