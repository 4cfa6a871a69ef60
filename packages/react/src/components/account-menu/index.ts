export * from './AccountMenu.tsx';
