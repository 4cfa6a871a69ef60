import type { User } from '@lectern/sdk';
import type { UseMenuButtonResult } from '../../ui/behaviors/useMenuButton.ts';
import { createRootContext } from '../../ui/rootContext.ts';

export interface AccountMenuContextValue {
  user: User;
  /** First and last name. */
  name: string;
  menu: UseMenuButtonResult;
  /** The id of the items, which the button controls. */
  itemsId: string;
  setItemsId: (id: string) => void;
  /** Opens the command bar, where the menu brings one. */
  openCommands: (() => void) | undefined;
}

/** The menu that a part belongs to. */
export const [AccountMenuProvider, useAccountMenuContext] = createRootContext<AccountMenuContextValue>('AccountMenu');
