import { describeReactHost } from './reactHost.ts';

describeReactHost('Vite with React 18.2', {
  name: 'vite',
  prefix: 'VITE_',
  isRendered: false,
  args: (port) => ['--host', 'localhost', '--port', String(port), '--strictPort'],
  versions: {
    react: '18.2.0',
    'react-dom': '18.2.0',
    '@types/react': '18.3.8',
    '@types/react-dom': '18.3.7',
  },
});
