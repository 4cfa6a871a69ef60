import type { CallAnswer, Renderings } from './renderer.ts';

/** To a rendering thread; `page` and `call` are numbers that the answers repeat. */
export type ToThread =
  | { type: 'render'; page: number; request: Renderings[keyof Renderings]['request'] }
  | { type: 'answer'; call: number; answer: CallAnswer };

/** From a rendering thread. */
export type FromThread =
  | { type: 'ready' }
  | { type: 'call'; page: number; call: number; address: string }
  | { type: 'rendered'; page: number; rendered: Renderings[keyof Renderings]['result'] }
  | { type: 'failed'; page: number; message: string };
