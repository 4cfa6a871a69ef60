/** The transcript below a video. */
export const transcriptWords = {
  'transcript.title': 'Transcript',
  'transcript.language': 'Language of the transcript',
  'transcript.search': 'Search the transcript',
  'transcript.found.one': '{count} line found',
  'transcript.found.other': '{count} lines found',
  'transcript.none': 'No line has these words.',
  'transcript.follow': 'Back to the current line',
  'transcript.empty': 'These captions have no text.',
  'transcript.loadFailed': "The transcript couldn't be loaded.",
};
