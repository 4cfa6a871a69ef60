import { footerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { FooterLinks, type FooterLinksProps } from './FooterLinks.tsx';

export { FooterLinks };

/** The slugs of the linked categories (§2). */
const categories = ['technology', 'business', 'design', 'data-science', 'personal-development'] as const;

/** The columns. */
export const FooterColumns = definePart('FooterColumns', 'div', 'lectern-footer-columns');

/** The column of the brand. */
export const FooterBrand = definePart('FooterBrand', 'div', 'lectern-footer-brand');

/** The column of the newsletter form. */
export const FooterNewsletter = definePart('FooterNewsletter', 'div', 'lectern-footer-newsletter');

/** The last line, such as a copyright notice. */
export const FooterNote = definePart('FooterNote', 'p', 'lectern-footer-note');

/** What a compact footer folds away, below its button; without more than the button, what follows it on a phone. */
export const FooterMore = definePart('FooterMore', 'details', 'lectern-footer-more');

/** The button of {@link FooterMore}. */
export const FooterMoreButton = definePart('FooterMoreButton', 'summary', 'lectern-footer-more-button', (name) => ({
  children: useLectern(name, footerWords).t('footer.more'),
}));

/** A column of usual links; other links or another title replace them. */
export type FooterColumnProps = Partial<FooterLinksProps>;

/** The column of categories. */
export const FooterCategories = forwardRef<HTMLElement, FooterColumnProps>(function FooterCategories(props, ref) {
  const { t, paths } = useLectern('FooterCategories', footerWords);
  const links = categories.map((slug) => ({ href: paths.category(slug), label: t(`footer.category.${slug}`) }));
  return <FooterLinks ref={ref} title={t('footer.categories')} links={links} {...props} />;
});

/** The column of pages about the marketplace. */
export const FooterCompany = forwardRef<HTMLElement, FooterColumnProps>(function FooterCompany(props, ref) {
  const { t, paths } = useLectern('FooterCompany', footerWords);
  const links = [
    { href: paths.about, label: t('footer.about') },
    { href: paths.careers, label: t('footer.careers') },
    { href: paths.blog, label: t('footer.blog') },
    { href: paths.contact, label: t('footer.contact') },
    { href: paths.snippets(), label: t('footer.partners') },
  ];
  return <FooterLinks ref={ref} title={t('footer.company')} links={links} {...props} />;
});

/** The column of help and terms. */
export const FooterSupport = forwardRef<HTMLElement, FooterColumnProps>(function FooterSupport(props, ref) {
  const { t, paths } = useLectern('FooterSupport', footerWords);
  const links = [
    { href: paths.publicHelp, label: t('footer.help') },
    { href: paths.privacy, label: t('footer.privacy') },
    { href: paths.terms, label: t('footer.terms') },
  ];
  return <FooterLinks ref={ref} title={t('footer.support')} links={links} {...props} />;
});
