/** The duration of a video file in whole seconds, or undefined if this browser can't read it. */
export function readVideoDuration(file: File): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const finish = (seconds: number | undefined) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    video.preload = 'metadata';
    // A recorded stream has no known end: its duration is Infinity.
    video.onloadedmetadata = () =>
      finish(
        Number.isFinite(video.duration) && video.duration > 0 ? Math.max(1, Math.round(video.duration)) : undefined,
      );
    video.onerror = () => finish(undefined);
    video.src = url;
  });
}
