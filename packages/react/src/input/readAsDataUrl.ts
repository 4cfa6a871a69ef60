/** Reads an image file as a `data:` URL, which strict content security policies allow more often than `blob:`. */
export const readAsDataUrl = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // The file can still be uploaded; only its preview is missing.
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
