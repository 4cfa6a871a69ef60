/** Chromium's name of the page's permissions policy. */
interface WithPolicy {
  featurePolicy?: { allowsFeature(feature: string): boolean };
}

/**
 * Whether the page may show a video over other windows. Its policy is asked first: where that forbids it, Chromium logs
 * an error each time `pictureInPictureEnabled` is read.
 */
export const canShowPicture = (): boolean => {
  if (typeof document === 'undefined') return false;
  const { featurePolicy } = document as WithPolicy;
  return (featurePolicy?.allowsFeature('picture-in-picture') ?? true) && document.pictureInPictureEnabled === true;
};

/** Whether the page may fill the screen. iPhones, which don't have the property, show the video itself. */
export const canFillScreen = (): boolean => typeof document === 'undefined' || document.fullscreenEnabled !== false;
