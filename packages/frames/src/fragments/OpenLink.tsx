import type { LinkProps } from '@lectern/react';
import type { ReactNode } from 'react';

/** What a link opens in the partner's page. */
export type View = 'checkout' | 'cart' | 'sign-in' | 'account' | 'sample' | 'player' | 'quiz' | 'assignment';

export interface OpenLinkProps extends LinkProps {
  view: View;
  lecture?: string | undefined;
  /** The states of the widget in which it is shown, separated by spaces. */
  when?: string;
  variant?: 'primary' | 'secondary';
  size?: 'small';
  children: ReactNode;
}

/**
 * A button that leads to a page of the marketplace, and opens the same in the partner's page where the loader runs. The
 * courses are in `data-course` of the widget around it.
 */
export function OpenLink({ view, lecture, when, variant = 'secondary', size, className, ...props }: OpenLinkProps) {
  return (
    <a
      {...props}
      className={className ? `lectern-button ${className}` : 'lectern-button'}
      data-variant={variant}
      data-size={size}
      data-lectern-open={view}
      data-lectern-lecture={lecture}
      data-lectern-when={when}
    />
  );
}
