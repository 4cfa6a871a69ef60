/** Every origin may read it. It is apart, because the hint about origins needs it without the rows. */
export const searchPath = '/search/courses';
