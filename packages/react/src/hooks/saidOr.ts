import { type MessageKey, messageOf } from '@lectern/sdk';
import type { LecternContextValue } from '../provider/context.ts';

/** The server's own sentence, else the screen's: the defaults of the calls are a layer of their own (§8). */
export function saidOr(
  t: LecternContextValue['t'],
  error: unknown,
  screens: MessageKey,
  defaults: readonly MessageKey[],
): string {
  const message = messageOf(error, t(screens));
  return defaults.some((key) => t(key) === message) ? t(screens) : message;
}
