import type { LecternEvents, Open } from './events.ts';
import type { LecternElements } from './lecternElement.ts';

declare global {
  interface HTMLElementTagNameMap extends LecternElements {}
  interface HTMLElementEventMap extends LecternEvents {}
  interface DocumentEventMap extends LecternEvents {}
  interface Window {
    /** Set by the script tag. */
    lectern?: { open: Open };
  }
}
