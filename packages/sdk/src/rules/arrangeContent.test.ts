import { describe, expect, it } from 'vitest';
import {
  type AuthoredSection,
  arrangementOf,
  moveLecture,
  moveSection,
  placeLecture,
  sortContent,
} from './arrangeContent.ts';

const lecture = (_id: string, order: number): AuthoredSection['lectures'][number] => ({
  _id,
  sectionId: '',
  title: _id,
  type: 'text',
  duration: 0,
  isFree: false,
  order,
  captions: [],
  isPublished: true,
  waiting: 0,
});
const section = (_id: string, order: number, ids: string[]): AuthoredSection => ({
  _id,
  courseId: 'course',
  title: _id,
  order,
  lectures: ids.map(lecture),
});
const content = [section('first', 0, ['one', 'two']), section('second', 1, ['three', 'four', 'five'])];
const shape = (given: ReturnType<typeof moveLecture>) => given?.map(({ lectures }) => lectures.map(({ _id }) => _id));
const numbers = (given: ReturnType<typeof moveLecture>) =>
  given?.flatMap((section) => section.lectures.map(({ order, sectionId }) => `${sectionId === section._id}${order}`));

describe('the arrangement of a course', () => {
  it('sorts sections and lectures by order; equal orders keep their places', () => {
    const given = content.map((one, index) => ({ ...one, order: 1 - index, lectures: [...one.lectures].reverse() }));
    expect(shape(sortContent(given))).toEqual([
      ['three', 'four', 'five'],
      ['one', 'two'],
    ]);
    expect(sortContent([section('a', 3, []), section('b', 3, [])]).map(({ _id }) => _id)).toEqual(['a', 'b']);
  });

  it('moves a lecture within its section, and over its edge into the next', () => {
    expect(shape(moveLecture(content, 'two', 'up'))?.[0]).toEqual(['two', 'one']);
    const over = moveLecture(content, 'two', 'down');
    expect(shape(over)).toEqual([['one'], ['two', 'three', 'four', 'five']]);
    expect(numbers(over)).toEqual(['true0', 'true0', 'true1', 'true2', 'true3']);
    expect(shape(moveLecture(content, 'three', 'up'))).toEqual([
      ['one', 'two', 'three'],
      ['four', 'five'],
    ]);
    expect(shape(placeLecture(content, 'one', 'second', 2))).toEqual([['two'], ['three', 'four', 'one', 'five']]);
  });

  it('can’t move before the first or after the last', () => {
    expect(moveLecture(content, 'one', 'up')).toBeUndefined();
    expect(moveLecture(content, 'five', 'down')).toBeUndefined();
    expect(moveLecture(content, 'nobody', 'down')).toBeUndefined();
    expect(moveSection(content, 'first', 'up')).toBeUndefined();
    expect(moveSection(content, 'second', 'down')).toBeUndefined();
    expect(moveSection(content, 'nobody', 'down')).toBeUndefined();
    expect(placeLecture(content, 'one', 'nowhere', 0)).toBeUndefined();
    expect(placeLecture(content, 'four', 'second', 1)).toBeUndefined();
    expect(placeLecture(content, 'five', 'second', 2)).toBeUndefined();
  });

  it('moves a section with its lectures, and contains every part once', () => {
    const moved = moveSection(content, 'first', 'down') ?? [];
    expect(moved.map(({ _id, order }) => `${_id}${order}`)).toEqual(['second0', 'first1']);
    expect(arrangementOf('course', moved)).toEqual({
      id: 'course',
      sections: [
        { _id: 'second', lectures: ['three', 'four', 'five'] },
        { _id: 'first', lectures: ['one', 'two'] },
      ],
    });
  });
});
