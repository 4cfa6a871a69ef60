import { type RefusalCode, refusals } from '@lectern/sdk/api';
import { code, type Source } from '../page.ts';
import { causes } from './causes.ts';

/** A refusal's own words, as the API sends them; where they depend on what is refused, they are in the cause. */
const sentenceOf = (message: unknown) => (typeof message === 'string' ? `> ${message}` : '');

/** Every error with which the API refuses a call, with its cause and the next step. */
export function errorsPage(callsOf: ReadonlyMap<RefusalCode, readonly string[]>): Source {
  const sections = Object.entries(refusals).map(([name, { status, message, ...row }]) => {
    const [cause, next] = causes[name as RefusalCode];
    const scope = 'scope' in row ? row.scope : undefined;
    const calls = callsOf.get(name as RefusalCode) ?? [];
    const where = scope === 'any' ? 'any call' : scope === 'upload' ? 'any call with a file' : calls.join(', ');
    return [
      `## ${code(name)}`,
      sentenceOf(message),
      [
        `- **Status**: ${status}`,
        `- **Cause**: ${cause}`,
        `- **Next step**: ${next}`,
        ...(where ? [`- **Where**: ${where}`] : []),
      ].join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n');
  });
  return {
    path: 'reference/errors/',
    title: 'Errors',
    about: 'Every error of the API: its cause and the next step.',
    kind: 'Error',
    markdown: [
      'A refusal is `{ code, message, details?, requestId }`. The code is stable and for programs; the message is for people and may change. The client throws it as an `ApiError`. [What to know](/docs/start/without-react/#what-to-know) has its other errors.',
      ...sections,
    ].join('\n\n'),
  };
}
