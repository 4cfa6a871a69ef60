import { lectureHtml } from '@lectern/sdk/rules';
import createDomPurify from 'dompurify';

const attributes = [...new Set(Object.values(lectureHtml.attributes).flat())];

/** Sanitizes the HTML of a text lecture by the shared allow-list; other elements are replaced by their text. */
export function sanitizeLecture(html: string): DocumentFragment {
  // Our own instance: its hooks do not change the host's.
  const purify = createDomPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) {
      if (hasScheme(node.getAttribute('href'), lectureHtml.linkSchemes)) node.setAttribute('rel', lectureHtml.linkRel);
      else node.removeAttribute('href');
    }
    // Long lines scroll inside their block, which the keyboard must reach.
    if (node.tagName === 'PRE') node.setAttribute('tabindex', '0');
    if (node.tagName === 'IMG') {
      const isAllowed = hasScheme(node.getAttribute('src'), lectureHtml.imageSchemes, window.location.origin);
      if (isAllowed) node.setAttribute('loading', 'lazy');
      else node.removeAttribute('src');
    }
  });
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...lectureHtml.tags],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}

/** Whether a URL has one of the schemes, or is on the given origin. */
function hasScheme(address: string | null, schemes: readonly string[], origin?: string): boolean {
  if (!address || !URL.canParse(address, window.location.href)) return false;
  const url = new URL(address, window.location.href);
  return url.origin === origin || schemes.includes(url.protocol.slice(0, -1));
}
