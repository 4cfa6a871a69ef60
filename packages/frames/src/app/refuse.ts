import type { Partner } from './partner.ts';

/** Shows why the frame can't be used here, and a link to the marketplace. */
export function refuse(root: HTMLElement, partner: Partner | undefined): void {
  const text = document.createElement('p');
  text.textContent = !partner
    ? 'This part of the marketplace only works inside the page of a registered partner. '
    : window.isSecureContext
      ? `This page isn't registered for ${partner.name}, so it can't show the marketplace. `
      : "This page isn't secure, so you can't sign in or pay here. ";
  const link = document.createElement('a');
  Object.assign(link, { href: '/', target: '_blank', rel: 'noopener', textContent: 'Open the marketplace' });
  text.append(link);
  root.className = 'lectern-root frame-refused';
  root.replaceChildren(text);
  if (partner) {
    console.warn(
      window.isSecureContext
        ? `Lectern: this page's origin isn't registered for the partner "${partner.name}". Ask the marketplace to add it.`
        : 'Lectern: frames of the marketplace need a page that is served over https.',
    );
  }
}
