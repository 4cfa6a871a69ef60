/** What becomes of an uploaded film, for its author: by state, and of a failure by its reason. */
export const preparationWords = {
  'preparation.waiting': 'Waiting to be prepared for streaming.',
  'preparation.working': 'Preparing for streaming: {percent}%.',
  'preparation.meanwhile': 'Until then it plays as you uploaded it. You can leave this page.',
  'preparation.label': 'Preparing the video for streaming',
  'preparation.percent': '{percent}% prepared',
  'preparation.unreadable': "This file can't be read as a video.",
  'preparation.unreadableNext': 'Export it again, for example as MP4, and choose the new file.',
  'preparation.no_picture': 'This file has no picture, only sound.',
  'preparation.no_pictureNext': 'Choose the file of the video.',
  'preparation.too_long': 'This video is longer than 4 hours.',
  'preparation.too_longNext':
    'It plays as you uploaded it, in one size. For smaller sizes, split it into several lectures.',
  'preparation.too_large': 'This video has more than 4096 × 2304 pixels, or more than 32 tracks.',
  'preparation.too_largeNext':
    'It plays as you uploaded it, in one size. For smaller sizes, export it in 4K and choose that file.',
  'preparation.damaged': 'This video breaks off at {time}.',
  'preparation.damagedNext': 'Export it again and choose the new file.',
  'preparation.not_converted': "This video couldn't be prepared for streaming.",
  'preparation.not_convertedNext': 'It plays as you uploaded it. Try again, or choose another file.',
  'preparation.no_room': 'The marketplace had no room to prepare this video for streaming.',
  'preparation.no_roomNext': 'It plays as you uploaded it. Try again later, or write to support.',
  'preparation.again': 'Try again',
  'preparation.beginning': 'Trying again...',
};
