import type { KeyboardEvent } from 'react';

/** What keys and buttons can do with a video. */
export interface VideoCommands {
  toggle(): void;
  /** Seeks by this many seconds, backwards if negative. */
  skip(seconds: number): void;
  /** Seeks to this part of the video, 0 to 1. */
  jump(part: number): void;
  toggleMute(): void;
  /** By this much; the volume is 0 to 1. */
  changeVolume(by: number): void;
  toggleCaptions(): void;
  /** One step slower or faster. */
  changeRate(by: -1 | 1): void;
  togglePicture(): void;
  toggleFullscreen(): void;
  next(): void;
  toggleHelp(): void;
  /** Returns whether something was open. */
  close(): boolean;
}

const keys: Record<string, (commands: VideoCommands) => unknown> = {
  ' ': ({ toggle }) => toggle(),
  k: ({ toggle }) => toggle(),
  ArrowLeft: ({ skip }) => skip(-10),
  j: ({ skip }) => skip(-10),
  ArrowRight: ({ skip }) => skip(10),
  l: ({ skip }) => skip(10),
  Home: ({ jump }) => jump(0),
  End: ({ jump }) => jump(1),
  ArrowUp: ({ changeVolume }) => changeVolume(0.1),
  ArrowDown: ({ changeVolume }) => changeVolume(-0.1),
  m: ({ toggleMute }) => toggleMute(),
  c: ({ toggleCaptions }) => toggleCaptions(),
  '<': ({ changeRate }) => changeRate(-1),
  '>': ({ changeRate }) => changeRate(1),
  p: ({ togglePicture }) => togglePicture(),
  f: ({ toggleFullscreen }) => toggleFullscreen(),
  n: ({ next }) => next(),
  '?': ({ toggleHelp }) => toggleHelp(),
};

/** Keys and the message that describes them, in the order of the help. */
export const shortcutHelp = [
  ['Space, K', 'video.toggle'],
  ['← →, J L', 'video.skip'],
  ['Home, End, 0–9', 'video.jump'],
  ['↑ ↓', 'video.volume'],
  ['M', 'video.mute'],
  ['C', 'video.captions'],
  ['< >', 'video.rate'],
  ['P', 'video.picture'],
  ['F', 'video.full'],
  ['N', 'video.next'],
  ['T', 'video.side'],
  ['?', 'video.help'],
] as const;

/** Whether a control uses this key itself. */
function isTaken(target: HTMLElement, key: string): boolean {
  if (target.closest('button, a')) return key === ' ' || key === 'Enter';
  if (target.matches('input[type="radio"], .lectern-course-player-video-volume'))
    return key.startsWith('Arrow') || key === ' ';
  return false;
}

/** Runs the shortcut of a key that was pressed inside the player. */
export function handleShortcut(event: KeyboardEvent<HTMLElement>, commands: VideoCommands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isTaken(event.target as HTMLElement, key)) return;
  if (key === 'Escape') {
    if (commands.close()) event.preventDefault();
    return;
  }
  const digit = /^\d$/.test(key) ? Number(key) : undefined;
  const run = digit === undefined ? (Object.hasOwn(keys, key) ? keys[key] : undefined) : undefined;
  if (digit !== undefined) commands.jump(digit / 10);
  else if (run) run(commands);
  else return;
  event.preventDefault();
}
