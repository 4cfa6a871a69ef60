import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anatomyFile, anatomyText, llmsFile, llmsText, readAnatomy } from '../../scripts/anatomy.mjs';

const components = readAnatomy();
const parts = components.flatMap((component) => component.parts);
const component = (name: string) => {
  const found = components.find((one) => one.name === name);
  if (!found) throw new Error(`No component ${name}`);
  return found;
};

it('is up to date (npm run regenerate)', () => {
  expect(readFileSync(anatomyFile, 'utf8')).toBe(anatomyText(components));
  expect(readFileSync(llmsFile, 'utf8')).toBe(llmsText(components));
});

it('finds a description of every public component, part and prop', () => {
  const undocumented = parts.flatMap(({ name, description, props }) => [
    ...(description ? [] : [name]),
    ...props.filter((prop) => !prop.description).map((prop) => `${name}: ${prop.name}`),
  ]);
  expect(undocumented).toEqual([]);
});

it('finds the element of every public component and part', () => {
  const without = parts.filter(({ element }) => !element).map(({ name }) => name);
  // Only passes its children on.
  expect(without).toEqual(['Prefetched']);
});

it('reads parts that are made, loaded later, or made in sets', () => {
  const elements = (name: string) =>
    component(name).parts.map((part) => [part.name, part.element, part.class.split(' ')[0]]);
  expect(elements('CourseCard').slice(0, 2)).toEqual([
    ['CourseCard', 'article', 'lectern-course-card'],
    ['CourseCardCover', 'div', 'lectern-course-card-cover'],
  ]);
  expect(elements('CoursePlayer')).toContainEqual(['CoursePlayerMain', 'div', 'lectern-course-player-main']);
  expect(elements('ContactForm')).toContainEqual(['ContactFormPerson', 'div', 'lectern-contact-form-person']);
  expect(elements('Dialog')).toEqual([['Dialog', 'div', 'lectern-dialog']]);
});

it('reads states, props with their defaults, events, slots and variables', () => {
  const list = component('CourseList');
  expect(list.parts[0].dataAttributes).toEqual([
    { name: 'data-state', values: ['empty', 'error', 'loading', 'ready'] },
  ]);
  expect(list.parts[0].props).toContainEqual({
    name: 'hasHeading',
    type: 'boolean',
    default: 'false',
    description: 'Show "{n} Courses Found" above the grid.',
    isRequired: false,
  });
  expect(list.events).toEqual(['onPageChange']);
  expect(list.slots).toContain('emptyAction');
  const card = component('CourseCard');
  expect(card.variables.map(({ name }) => name)).toContain('--lectern-radius-card');
  // Given or loaded: neither is required, and `never` is no type of a prop.
  expect(card.parts[0].props.filter(({ name }) => name.startsWith('course'))).toMatchObject([
    { name: 'course', type: 'Course', isRequired: false },
    { name: 'courseId', type: 'string', isRequired: false },
  ]);
});
