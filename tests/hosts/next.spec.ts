import { describeReactHost } from './reactHost.ts';

describeReactHost('Next', { name: 'next', prefix: 'NEXT_PUBLIC_', isRendered: true });
