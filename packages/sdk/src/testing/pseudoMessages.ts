import type { MessageOverrides } from '../messages/createMessages.ts';
import { en } from '../messages/en.ts';
import { words } from '../messages/words/index.ts';

const plain = 'aceinorsuyACEINORSUY';
const accented = 'áçéíñóŕšúýÁÇÉÍÑÓŔŠÚÝ';

/**
 * A pseudo-language for tests: `createMarketplace({ messages: pseudoMessages() })`. Every text is in brackets and a
 * third longer, which reveals texts that don't come from the messages or don't fit.
 * Placeholders stay.
 */
export function pseudoMessages(): MessageOverrides {
  return Object.fromEntries(Object.entries({ ...en, ...words }).map(([key, text]) => [key, pseudo(text)]));
}

function pseudo(text: string): string {
  const strange = text.replace(/\{\w+\}|[a-z]/gi, (part) => accented[plain.indexOf(part)] ?? part);
  return `[${strange}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}
