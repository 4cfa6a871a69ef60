import { getText } from './request.ts';

const sheets = new Map<string, Promise<CSSStyleSheet>>();

/** The fragments' style sheet of a marketplace: loaded once, shared by all its widgets. */
export function sheetOf(url: URL): Promise<CSSStyleSheet> {
  const known = sheets.get(url.href);
  if (known) return known;
  const loading = getText(url).then((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  sheets.set(url.href, loading);
  loading.catch(() => sheets.delete(url.href));
  return loading;
}
