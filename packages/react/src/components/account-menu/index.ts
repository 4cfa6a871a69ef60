export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
export { type AccountMenuContextValue, useAccountMenuContext } from './context.ts';
export * from './parts.ts';
