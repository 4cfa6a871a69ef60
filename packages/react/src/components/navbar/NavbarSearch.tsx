import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface NavbarSearchProps {
  currentPath: string;
  children: ReactNode;
}

/** The search: a field in a wide bar; in a narrow one a button that opens the field on a line of its own. */
export function NavbarSearch({ currentPath, children }: NavbarSearchProps) {
  const { t } = useLectern('NavbarSearch');
  const [isOpen, setOpen] = useState(false);
  const fieldId = useId();
  const field = useRef<HTMLDivElement>(null);
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
        aria-controls={fieldId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={isOpen ? icons.close : icons.search} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape reaches it from the field inside. */}
      <div
        ref={field}
        id={fieldId}
        className="lectern-navbar-search"
        data-state={isOpen ? 'open' : 'closed'}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
          setOpen(false);
          button.current?.focus();
        }}
      >
        {children}
      </div>
    </>
  );
}
