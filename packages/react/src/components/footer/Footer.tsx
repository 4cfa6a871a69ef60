import { forwardRef, type ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The slugs of the linked categories (§2). */
const categories = ['technology', 'business', 'design', 'data-science', 'personal-development'] as const;

export interface FooterProps extends RootProps<'footer'> {
  /** The brand: a logo and a sentence. */
  brand?: ReactNode;
  /**
   * The newsletter form; null for none.
   * @default <NewsletterForm />
   */
  newsletter?: ReactNode;
  /** Links to social media. */
  social?: ReactNode;
  /** The last line, such as a copyright notice. */
  children?: ReactNode;
}

const Root = createPart('footer', 'lectern-footer');

/** The footer of every page (§2). */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(
  { brand, newsletter = <NewsletterForm />, social, children, ...props },
  ref,
) {
  const { t, paths } = useLectern('Footer');
  return (
    <Root ref={ref} {...props}>
      <div className="lectern-footer-columns">
        <div className="lectern-footer-brand">
          {brand}
          {social}
        </div>
        <FooterLinks
          title={t('footer.categories')}
          links={categories.map((slug) => ({ href: paths.category(slug), label: t(`footer.category.${slug}`) }))}
        />
        <FooterLinks
          title={t('footer.company')}
          links={[
            { href: paths.about, label: t('footer.about') },
            { href: '/careers', label: t('footer.careers') },
            { href: '/blog', label: t('footer.blog') },
            { href: paths.contact, label: t('footer.contact') },
          ]}
        />
        <FooterLinks
          title={t('footer.support')}
          links={[
            { href: '/help', label: t('footer.help') },
            { href: '/privacy', label: t('footer.privacy') },
            { href: '/terms', label: t('footer.terms') },
          ]}
        />
        {newsletter && <div className="lectern-footer-newsletter">{newsletter}</div>}
      </div>
      {children && <p className="lectern-footer-small">{children}</p>}
    </Root>
  );
});
