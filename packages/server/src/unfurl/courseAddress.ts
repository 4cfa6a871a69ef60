/** The path of a course's page, as the site writes it. */
export const coursePath = (id: string) => `/course/${id}`;

const COURSE_PAGE = /^\/courses?\/([\da-f]{24})\/?$/i;

/** The course whose page an address of the marketplace leads to; undefined for every other address. */
export function courseOfAddress(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== URL.parse(origin)?.origin) return undefined;
  return COURSE_PAGE.exec(url?.pathname ?? '')?.[1]?.toLowerCase();
}
