export { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
export * from './parts.ts';
