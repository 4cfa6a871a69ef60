/** Tells when a request is sent; what it returns is called when the request has ended, whether answered or cancelled. */
export type OnRequest = (method: string, url: string) => (() => void) | undefined;

const addressOf = (url: string | URL) => new URL(url, document.baseURI).href;

/** Watches every request of the page, by `fetch` and by `XMLHttpRequest`. */
export function watchRequests(onRequest: OnRequest): void {
  const { fetch: send } = globalThis;
  globalThis.fetch = (resource, init) => {
    // Copying a request would use up its body.
    const { method = 'GET', url } = resource instanceof Request ? resource : { ...init, url: addressOf(resource) };
    const end = onRequest(method, url);
    return send(resource, init).finally(end);
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    this.addEventListener('loadstart', () => {
      const end = onRequest(method, addressOf(url));
      if (end) this.addEventListener('loadend', end, { once: true });
    });
    open.call(this, method, url, true);
  };
}
