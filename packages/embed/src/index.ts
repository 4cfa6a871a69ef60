import './global.ts';
import { open, start } from './loader.ts';

// A bundle's own address says nothing about the marketplace: <lectern-marketplace> does.
// Nothing to define while a page is rendered on a server.
if (typeof customElements !== 'undefined') start({});

export type { AttributeOf, AttributeValue, ElementName } from './attributes.ts';
export type { LecternEventDetails, LecternEvents, Open, OpenDetail } from './events.ts';
export type { LecternAttributes, LecternElement, LecternElements } from './lecternElement.ts';
export type { ReportDetails, View, ViewParams } from './messages.ts';
export { open };
