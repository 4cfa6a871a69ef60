export { Footer, type FooterProps } from './Footer.tsx';
export { FooterLinks, type FooterLinksProps } from './FooterLinks.tsx';
export { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';
