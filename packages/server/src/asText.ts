/** Text as it may stand in HTML, in attributes too. */
export const asText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
