/** The path of a course's page, as the site writes it. */
export const coursePath = (id: string) => `/course/${id}`;

const COURSE_PAGE = /^\/courses?\/([\da-f]{24})\/?$/i;

/** The course whose page an address of the marketplace leads to; undefined for every other address. */
export function courseOfAddress(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== URL.parse(origin)?.origin) return undefined;
  return COURSE_PAGE.exec(url?.pathname ?? '')?.[1]?.toLowerCase();
}

const WHENCE = /^(partner|utm_(source|medium|campaign|term|content))$/;

/** What an address says of where it stands, which every link made of it says too: '' or a query. */
export function whenceOf(address: string): string {
  const said = [...(URL.parse(address)?.searchParams ?? [])]
    .filter(([name]) => WHENCE.test(name))
    .map(([name, value]) => [name, value.slice(0, 100)]);
  return said.length > 0 && said.length <= 6 ? `?${new URLSearchParams(said)}` : '';
}
