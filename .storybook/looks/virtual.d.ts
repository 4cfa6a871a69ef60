declare module 'virtual:lectern/preferences.css';

declare module 'virtual:lectern/breakpoints' {
  const breakpoints: Record<'pages' | 'containers', import('./sheets.ts').Breakpoint[]>;
  export default breakpoints;
}
