/** Parameters by which servers and their stores sign the address of a file: `signature`, `X-Amz-Signature`, `sig`. */
const signed = /^(x-[a-z]+-)?sig(nature)?$/i;

/** Whether an address is one of a file that a server keeps, not one that somebody wrote: the API's own, or signed. */
export function isUploadedFile(url: string, apiUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, searchParams } = new URL(url);
  return origin === new URL(apiUrl).origin || [...searchParams.keys()].some((name) => signed.test(name));
}

/** What a file is called by its address; missing where that says no more than an id. */
export function fileNameOf(url: string): string | undefined {
  const name = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
  if (!/.\.[a-z\d]{2,5}$/i.test(name)) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
