/** Why a widget can't show its content. */
export type ProblemCode =
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'refused'
  | 'not_found'
  | 'misconfigured'
  /** A script asked for what only a visitor's press opens. */
  | 'not_pressed';

/** A failure of a widget; `message` is for developers. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly code: ProblemCode;
  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}
