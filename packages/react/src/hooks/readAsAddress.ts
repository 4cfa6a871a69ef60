/** A picture as an address that an image can show. `data:` and not `blob:`: a strict policy usually allows the first alone. */
export const readAsAddress = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    // The file is taken nevertheless; only its preview is missing.
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
