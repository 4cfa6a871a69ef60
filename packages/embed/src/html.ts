interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}

let policy: { createHTML(html: string): string } | undefined;

/** Shows the marketplace's own HTML. Pages that require trusted types allow the policy `lectern`. */
export function setHtml(root: ShadowRoot, html: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('lectern', { createHTML: (text) => text }) ?? { createHTML: (text) => text };
  root.innerHTML = policy.createHTML(html);
}
