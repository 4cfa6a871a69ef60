import { describeReactHost } from './reactHost.ts';

describeReactHost('Vite with React 19', {
  name: 'vite',
  prefix: 'VITE_',
  isRendered: false,
  args: (port) => ['--host', 'localhost', '--port', String(port), '--strictPort'],
});
