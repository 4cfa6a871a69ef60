/** How long a video file is, in whole seconds; undefined where this browser cannot tell. */
export function readVideoDuration(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const address = URL.createObjectURL(file);
    const done = (seconds: number | undefined) => {
      URL.revokeObjectURL(address);
      resolve(seconds);
    };
    video.preload = 'metadata';
    // A stream that was recorded has no end: its duration is infinite.
    video.onloadedmetadata = () =>
      done(Number.isFinite(video.duration) && video.duration > 0 ? Math.max(1, Math.round(video.duration)) : undefined);
    video.onerror = () => done(undefined);
    video.src = address;
  });
}
