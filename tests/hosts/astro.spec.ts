import { describeReactHost } from './reactHost.ts';

describeReactHost('Astro', { name: 'astro', prefix: 'PUBLIC_', isRendered: true });
