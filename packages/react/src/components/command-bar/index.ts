export { CommandBar, type CommandBarProps } from './CommandBar.tsx';
export { commandKeyName } from './commandKey.ts';
