/** A file while it is uploaded. */
export const uploadWords = {
  'upload.running': 'Uploading your file',
  'upload.percent': '{percent}% uploaded',
  'upload.paused': 'Paused: no connection. The upload continues when you are back online.',
  'upload.throughServer':
    "The storage didn't take the file from this browser. It's sent again from the start, through the marketplace.",
  'upload.done': '{name} uploaded.',
  'upload.cancel': 'Cancel upload',
  'upload.again': 'Upload again',
};
