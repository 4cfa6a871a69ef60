import type { Partner } from './partner.ts';

/** Says why there is nothing to use here, and links to the marketplace. */
export function refuse(root: HTMLElement, partner: Partner | undefined): void {
  const text = document.createElement('p');
  text.textContent = partner
    ? `This page isn't registered for ${partner.name}, so it can't show the marketplace. `
    : 'This part of the marketplace only works inside the page of a registered partner. ';
  const link = document.createElement('a');
  Object.assign(link, { href: '/', target: '_blank', rel: 'noopener', textContent: 'Open the marketplace' });
  text.append(link);
  root.className = 'lectern-root frame-refused';
  root.replaceChildren(text);
  if (partner) {
    console.warn(
      `Lectern: this page's origin isn't registered for the partner "${partner.name}". Ask the marketplace to add it.`,
    );
  }
}
