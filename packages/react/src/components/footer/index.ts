export { Footer, type FooterProps } from './Footer.tsx';
export type { FooterLinksProps } from './FooterLinks.tsx';
export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
export * from './parts.tsx';
