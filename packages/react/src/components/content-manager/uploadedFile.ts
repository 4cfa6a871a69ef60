/** Query parameters of signed file URLs: `signature`, `X-Amz-Signature`, `sig`. */
const signed = /^(x-[a-z]+-)?sig(nature)?$/i;

/** Whether a URL is that of an uploaded file (one of the API, or signed), not one that a user entered. */
export function isUploadedFile(url: string, apiUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, searchParams } = new URL(url);
  return origin === new URL(apiUrl).origin || [...searchParams.keys()].some((name) => signed.test(name));
}

/** Whether two addresses are those of one file, with other signatures. */
export const isSameFile = (one: string, other: string | undefined): boolean =>
  one.split('?')[0] === other?.split('?')[0];

/** The file name in a URL; undefined if it is only an id. */
export function fileNameOf(url: string): string | undefined {
  const name = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
  if (!/.\.[a-z\d]{2,5}$/i.test(name)) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
