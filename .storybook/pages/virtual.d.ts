declare module 'virtual:lectern/hooks' {
  const hooks: import('./hooks.ts').HookDescription[];
  export default hooks;
}
