import { describe, expect, it } from 'vitest';
import { keepProgress, takeProgress } from './keptProgress.ts';

const lecture = (number: number) => number.toString(16).padStart(24, '0');
const at = (number: number, isCompleted = false) => ({
  lectureId: lecture(number),
  isCompleted,
  lastWatchedPosition: 0,
});
const [one, other] = [lecture(90), lecture(91)];

describe('kept progress', () => {
  it('is taken once, in its order, course by course', () => {
    const text = [
      [one, at(1, true)],
      [other, at(7, true)],
      [one, at(2)],
    ].reduce<string | undefined>(
      (kept, [id, progress]) => keepProgress(kept, id as string, progress as never),
      undefined,
    );
    const first = takeProgress(text, one);
    expect(first.taken).toEqual([at(1, true), at(2)]);
    expect(takeProgress(first.rest, one).taken).toEqual([]);
    expect(takeProgress(first.rest, other)).toEqual({ taken: [at(7, true)], rest: undefined });
  });

  it('never undoes a completion', () => {
    const read = keepProgress(undefined, one, at(2, true));
    expect(takeProgress(keepProgress(read, one, at(2)), one).taken).toEqual([at(2, true)]);
  });

  it('holds the latest 20, each lecture once', () => {
    let text: string | undefined;
    for (let number = 0; number < 30; number += 1) text = keepProgress(text, one, at(number));
    text = keepProgress(text, one, at(29, true));
    const { taken } = takeProgress(text, one);
    expect(taken).toHaveLength(20);
    expect(taken.at(-1)).toEqual(at(29, true));
  });

  it.each([undefined, '', '{"a":1}', '[{"courseId":1}]', '[{"courseId":"a","progress":{"lectureId":"x"}}]', '[['])(
    'is empty where the text is %s',
    (text) => expect(takeProgress(text, one)).toEqual({ taken: [], rest: undefined }),
  );
});
