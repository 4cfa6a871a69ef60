/** A file while it is uploaded. */
export const uploadWords = {
  'upload.running': 'Uploading your file',
  'upload.percent': '{percent}% uploaded',
  'upload.paused': 'Paused: no connection. The upload continues when you are back online.',
  'upload.done': '{name} uploaded.',
  'upload.cancel': 'Cancel upload',
  'upload.again': 'Upload again',
};
