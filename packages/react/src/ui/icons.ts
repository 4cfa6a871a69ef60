// The shapes of icons, for `Icon`: 24-unit outlines, drawn for Lectern. Each is an export of its own, so that a bundle has
// only those it uses.
export const heart = 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z';
export const cart = 'M3.5 4.5h2.3l2.3 11h9.7l2.2-8H7M9.5 19.7h.01M16.5 19.7h.01';
export const tag = 'M4 4h8l8.3 8.3-8 8L4 12zM8.2 8.2h.01';
export const star = 'm12 3.8 2.54 5.15 5.68.83-4.11 4 .97 5.66-5.08-2.67-5.08 2.67.97-5.66-4.11-4 5.68-.83z';
export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20';
export const close = 'M6 6l12 12M18 6 6 18';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const play = 'M8 5.5v13l10.5-6.5z';
export const text = 'M5 6h14M5 10h14M5 14h14M5 18h8';
export const quiz = 'M9 9.3a3 3 0 1 1 4.3 2.7c-.9.45-1.3 1-1.3 2M12 17.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z';
export const assignment = 'm14.5 5.5 4 4L9 19H5v-4zM12.5 7.5l4 4';
export const lock = 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z';
export const clock = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2';
export const book =
  'M12 6.5C9.5 5 6.5 4.6 3.5 5v13c3-.4 6 0 8.5 1.5 2.5-1.5 5.5-1.9 8.5-1.5V5c-3-.4-6 0-8.5 1.5Zm0 0v13';
export const level = 'M5 19v-5M12 19V9.5M19 19V5';
export const calendar = 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4';
export const device = 'M3.5 5h17v11.5h-17zM9 20h6';
export const chevronLeft = 'm14.5 5.5-6.5 6.5 6.5 6.5';
export const chevronRight = 'm9.5 5.5 6.5 6.5-6.5 6.5';
export const chevronDown = 'm5.5 9 6.5 6.5L18.5 9';
export const chevronUp = 'm5.5 15 6.5-6.5 6.5 6.5';
export const plus = 'M12 5v14M5 12h14';
export const filter = 'M4 7h16M7 12h10M10 17h4';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const warning = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01';
export const info = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.8h.01';
export const success = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.8 2.8 2.8L16 9.7';
export const error = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5v5.5M12 16.2h.01';
export const sun =
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2M12 19.5v2M21.5 12h-2M4.5 12h-2M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4M18.7 18.7l-1.4-1.4M6.7 6.7 5.3 5.3';
export const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z';
export const bell = 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4';
export const user = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6';
export const trash = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5';
export const cloudOff = 'M4 4l16 16M9 6.2A6 6 0 0 1 17.3 10 4.5 4.5 0 0 1 20 17.5M17 19H7.5a4.5 4.5 0 0 1-.9-8.9';
export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
