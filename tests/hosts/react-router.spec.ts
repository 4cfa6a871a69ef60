import { describeReactHost } from './reactHost.ts';

describeReactHost('React Router', { name: 'react-router', prefix: 'VITE_', isRendered: true });
