/** What the player says of a film in several sizes. */
export const streamWords = {
  'stream.quality': 'Quality',
  'stream.qualityAuto': 'Auto',
  'stream.size': '{size}p',
  'stream.qualityNow': 'Quality {size}',
  'stream.qualityNowAuto': 'Quality: auto',
};
