/** The languages offered for captions, the most likely first. */
export const captionLanguages = ['en', 'hi', 'bn', 'ta', 'te', 'mr', 'ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'];

/** The language in a file's name: `business.de.vtt` and `business_de-AT.vtt` are German (`de`). */
export function captionsLanguage(fileName: string): string | undefined {
  const tag = /[._-]([a-z]{2,3})(?:[-_][a-z0-9]{2,8})?\.vtt$/i.exec(fileName)?.[1]?.toLowerCase();
  return captionLanguages.find((language) => language === tag);
}
