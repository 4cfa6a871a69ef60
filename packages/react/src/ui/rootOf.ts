/**
 * The document, or the shadow root, that an element is in. Ask it what has the focus or fills the screen: inside a shadow
 * root the document only knows the root's host.
 */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}
