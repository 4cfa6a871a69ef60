import { navbarWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { compose, cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useNavbarContext } from './context.ts';

export type NavbarSearchProps = RootProps<'div'>;

/**
 * The search field that you give it as children; in a narrow bar a button opens it on a line of its own. Ref and native
 * props go to what holds the field.
 */
export const NavbarSearch = forwardRef<HTMLDivElement, NavbarSearchProps>(function NavbarSearch(
  { className, onKeyDown, children, ...props },
  ref,
) {
  const { currentPath } = useNavbarContext('NavbarSearch');
  const { t } = useLectern('NavbarSearch', navbarWords);
  const [isOpen, setOpen] = useState(false);
  const fieldId = useId();
  const field = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => field.current);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the search.
  useEffect(() => setOpen(false), [currentPath]);
  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="lectern-icon-button lectern-navbar-search-toggle"
        aria-label={t('navbar.search')}
        aria-expanded={isOpen}
        aria-controls={props.id ?? fieldId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={isOpen ? icons.close : icons.search} />
      </button>
      <PartElement
        of="div"
        id={fieldId}
        {...props}
        ref={field}
        className={cx('lectern-navbar-search', className)}
        data-state={isOpen ? 'open' : 'closed'}
        onKeyDown={compose(onKeyDown, (event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          setOpen(false);
          button.current?.focus();
        })}
      >
        {children}
      </PartElement>
    </>
  );
});
