import type { LecternElement } from './lecternElement.ts';
import type { MessageToFrame, MessageToPage, Opening } from './messages.ts';
import { toViewRequest } from './openings.ts';
import { EmbedError } from './problem.ts';
import type { Widget } from './widget.ts';

type Command = Extract<MessageToFrame, { type: 'playback' }>;
/** What a page asks of a player. */
export interface Drive {
  act: Command['act'];
  /** Where to seek. */
  seconds?: number | undefined;
}

/**
 * Hands a command to the frame of a player, which keeps it until there is a video. Without a frame, a press on anything in
 * the page opens it, as one on its own button does; a script alone can't.
 */
export function drive(
  widget: Widget,
  { act, seconds }: Drive,
  isPressed: boolean,
  open: (opening: Opening) => void,
): void {
  const { element } = widget;
  if (act === 'seek' && !(Number(seconds) >= 0)) throw new EmbedError('misconfigured', 'seek(seconds) needs a number.');
  if (!widget.frame) {
    // Nothing plays.
    if (act === 'pause') return;
    if (!isPressed) {
      throw new EmbedError('not_pressed', `${act}() opens no player before the visitor has pressed something.`);
    }
    const own = (name: string) => element.getAttribute(name) ?? '';
    open(toViewRequest('player', own('course-id'), own('lecture-id')));
  }
  widget.frame?.post({ type: 'playback', act, ...(act === 'seek' && { seconds: Number(seconds) }) });
}

const times = ['currentTime', 'duration'] as const;

/** Keeps what a frame reports of its video as properties of its element; without a report, as before there was one. */
export function keepTimes(element: LecternElement, message?: MessageToPage): void {
  const moment = message?.type === 'event' && 'currentTime' in message.detail ? message.detail : undefined;
  if (message && !moment) return;
  for (const name of times) Object.defineProperty(element, name, { value: moment?.[name], configurable: true });
}
