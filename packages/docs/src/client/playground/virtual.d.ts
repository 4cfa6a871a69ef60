/** Made by the build: the sheets of fragments, and which kinds have another than the cards. */
declare module 'fragment-sheets' {
  export const sheets: Readonly<Record<string, string>>;
  export const sheetOf: Readonly<Record<string, string>>;
}
