import { forwardRef, type ReactNode, useImperativeHandle, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useMenuButton } from '../../ui/behaviors/useMenuButton.ts';
import type { OpenProps } from '../../ui/behaviors/useOpenState.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { CommandBar } from '../command-bar/index.ts';
import { AccountMenuProvider } from './context.ts';
import * as parts from './parts.ts';

export interface AccountMenuProps extends RootProps<'div'>, OpenProps {
  /** The parts, in your arrangement. @default the usual parts */
  children?: ReactNode;
  /**
   * Whether the menu brings a `CommandBar`, with its keys and an item that opens it.
   * @default false
   */
  hasCommandBar?: boolean;
}

const MenuRoot = createRoot('div', 'lectern-account-menu');

const Root = forwardRef<HTMLDivElement, AccountMenuProps>(function AccountMenu(
  { children, hasCommandBar = false, open, defaultOpen, onOpenChange, ...props },
  ref,
) {
  const { user, isLoading } = useSession();
  const menu = useMenuButton({ open, defaultOpen, onOpenChange });
  const { rootProps, menuProps, isOpen } = menu;
  const [isCommanding, setCommanding] = useState(false);
  const [itemsId, setItemsId] = useState(menuProps.id);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootProps.ref.current);
  if (!user) return <MenuRoot {...props} ref={rootProps.ref} hidden state={isLoading ? 'loading' : 'empty'} />;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <MenuRoot {...props} {...rootProps} state={isOpen ? 'open' : 'closed'}>
      <AccountMenuProvider
        value={{
          user,
          name,
          menu,
          itemsId,
          setItemsId,
          openCommands: hasCommandBar ? () => setCommanding(true) : undefined,
        }}
      >
        {children ?? (
          <>
            <parts.AccountMenuButton />
            <parts.AccountMenuPopup>
              <parts.AccountMenuPerson />
              <parts.AccountMenuItems />
            </parts.AccountMenuPopup>
          </>
        )}
      </AccountMenuProvider>
      {hasCommandBar && <CommandBar open={isCommanding} onOpenChange={setCommanding} />}
    </MenuRoot>
  );
});

/** The signed-in person's avatar, which opens a menu of the account's pages (§2). Hidden for visitors. */
export const AccountMenu = Object.assign(Root, {
  Button: parts.AccountMenuButton,
  Popup: parts.AccountMenuPopup,
  Person: parts.AccountMenuPerson,
  Items: parts.AccountMenuItems,
  Link: parts.AccountMenuLink,
  Commands: parts.AccountMenuCommands,
  SignOut: parts.AccountMenuSignOut,
});
