import type { TimedDetail } from '../timed.ts';

/** What a driver was given: a text, or an object with one and perhaps a name. */
export function describeQuery([query]: readonly unknown[]): TimedDetail {
  const { name, text } =
    typeof query === 'string'
      ? { name: undefined, text: query }
      : (query as { name?: string | undefined; text?: string | undefined });
  return { name: name ?? /\w+/.exec(text ?? '')?.[0] ?? 'statement', statement: text };
}
