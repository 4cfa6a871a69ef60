/** The shapes of the player's buttons, in the units of `Icon`. They are in the player's chunk only. */
export const icons = {
  play: 'M7.5 5v14l11-7z',
  pause: 'M8 5.5v13M16 5.5v13',
  back: 'M11.5 5.5 8 8.5l3.5 3M8.4 8.5H14a5.2 5.2 0 1 1-5.2 5.2',
  forward: 'm12.5 5.5 3.5 3-3.5 3M15.6 8.5H10a5.2 5.2 0 1 0 5.2 5.2',
  sound: 'M4.5 9.5h3L12 6v12l-4.5-3.5h-3zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4.5 9.5h3L12 6v12l-4.5-3.5h-3zM16 10l4.5 4.5M20.5 10 16 14.5',
  captions: 'M3.5 5.5h17v13h-17zM10.5 10.3a2.4 2.4 0 1 0 0 3.4M17 10.3a2.4 2.4 0 1 0 0 3.4',
  picture: 'M3.5 5.5h17v13h-17zM12.5 12h5v4h-5z',
  full: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  unfull: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  replay: 'M6.5 4v4.5H11M6.8 8.5A7 7 0 1 1 5 12.8',
} as const;
