import type { CallAnswer, Renderings } from './renderer.ts';

type AnyRequest = {
  [Kind in keyof Renderings]: { kind: Kind; request: Renderings[Kind]['request'] };
}[keyof Renderings];

/** To a rendering thread; `page` and `call` are numbers that the answers repeat. */
export type ToThread =
  | ({ type: 'render'; page: number } & AnyRequest)
  | { type: 'answer'; call: number; answer: CallAnswer };

/** From a rendering thread. */
export type FromThread =
  | { type: 'ready' }
  | { type: 'call'; page: number; call: number; address: string }
  | { type: 'rendered'; page: number; rendered: Renderings[keyof Renderings]['result'] }
  | { type: 'failed'; page: number; message: string };
