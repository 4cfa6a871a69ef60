import { forwardRef, type ReactNode } from 'react';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import * as parts from './parts.tsx';

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
  note?: ReactNode;
  /** One row, for pages that are worked on: help, terms and the note; the rest is folded away behind a button. @default false */
  isCompact?: boolean;
  /** The parts, in your arrangement. Without children the footer has its usual parts. */
  children?: ReactNode;
}

const Root = definePart('Footer', 'footer', 'lectern-footer');

const FooterRoot = forwardRef<HTMLElement, FooterProps>(function Footer(
  { brand, newsletter = <NewsletterForm />, social, note, isCompact = false, children, ...props },
  ref,
) {
  const fold = (columns: ReactNode) =>
    isCompact ? (
      <parts.FooterMore>
        <parts.FooterMoreButton />
        {columns}
      </parts.FooterMore>
    ) : (
      columns
    );
  return (
    <Root ref={ref} {...props} data-compact={isCompact || undefined}>
      {children ?? (
        <>
          {isCompact && <parts.FooterSupport />}
          {fold(
            <parts.FooterColumns>
              <parts.FooterBrand>
                {brand}
                {social}
              </parts.FooterBrand>
              {!isCompact && (
                <parts.FooterMore className="lectern-footer-fold">
                  <parts.FooterMoreButton />
                </parts.FooterMore>
              )}
              <parts.FooterCategories />
              <parts.FooterCompany />
              {!isCompact && <parts.FooterSupport className="lectern-footer-support" />}
              {newsletter && <parts.FooterNewsletter>{newsletter}</parts.FooterNewsletter>}
            </parts.FooterColumns>,
          )}
          {note && <parts.FooterNote>{note}</parts.FooterNote>}
        </>
      )}
    </Root>
  );
});

/** The footer of every page (§2). */
export const Footer = Object.assign(FooterRoot, {
  Columns: parts.FooterColumns,
  Brand: parts.FooterBrand,
  Links: parts.FooterLinks,
  Categories: parts.FooterCategories,
  Company: parts.FooterCompany,
  Support: parts.FooterSupport,
  Newsletter: parts.FooterNewsletter,
  Note: parts.FooterNote,
  More: parts.FooterMore,
  MoreButton: parts.FooterMoreButton,
});
