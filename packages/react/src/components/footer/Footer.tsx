import type { HTMLAttributes, ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** §2 */
const categories = ['technology', 'business', 'design', 'data-science', 'personal-development'] as const;

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Who this is: a mark and a sentence. */
  brand?: ReactNode;
  /** A form of the host's in place of the simulated one; null for none. */
  newsletter?: ReactNode;
  /** Where else to find the marketplace. */
  social?: ReactNode;
  /** The last line. */
  children?: ReactNode;
}

/** The end of every page (§2). */
export function Footer({ brand, newsletter = <NewsletterForm />, social, children, className, ...props }: FooterProps) {
  const { t, paths } = useLectern('Footer');
  return (
    <footer {...props} className={cx('lectern-footer', className)}>
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
    </footer>
  );
}
