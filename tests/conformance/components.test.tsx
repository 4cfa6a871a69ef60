import * as lectern from '@lectern/react';
import * as flat from '@lectern/react/parts';
import { seedIds } from '@lectern/sdk/testing';
import { type ComponentType, isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../packages/react/src/testing/describeComponent.tsx';
import { withMockServer } from '../../packages/react/src/testing/renderWithMarketplace.tsx';
import { components } from '../hydration/components.tsx';
import { spread } from '../runs.ts';
import { setups } from './setups.ts';

withMockServer();

type AnyComponent = ComponentType<Record<string, unknown>>;

const elements = components({ courseId: seedIds.courses.weatherMaps, instructorId: seedIds.users.instructor });

/** They render nothing visible where the page has them. */
const withoutElement = ['CommandBar', 'Dialog', 'JsonLd'];

const fields = ['Field', 'PasswordField', 'SelectField', 'TextArea'];

/** Components that always look the same. All others set `data-state`. */
const withoutStates = [
  'ActiveFilters',
  'Avatar',
  'CompareArea',
  'CopyButton',
  'Button',
  'CartLink',
  'CountLink',
  'CourseFiltersDrawer',
  'CourseSearchBox',
  'CourseSort',
  'CoverImage',
  'EmptyNote',
  'ErrorNote',
  'FaqAccordion',
  'Footer',
  'GoogleButton',
  'HeroSlider',
  'Icon',
  'LoadingStatus',
  'Navbar',
  'NewsletterForm',
  'NoAccess',
  'NotFound',
  'Pagination',
  'Price',
  'ProgressBar',
  'SampleArea',
  'Skeleton',
  'Stars',
  'Tabs',
  'WishlistLink',
  ...fields,
];

/** The parts of a root, such as `CourseCard.Title`, by their short names. */
const partsOf = (name: string) =>
  Object.fromEntries(
    Object.entries((lectern as Record<string, unknown>)[name] ?? {}).filter(([part]) => /^[A-Z]/.test(part)),
  ) as Record<string, AnyComponent>;

const roots = Object.entries(elements).filter(
  (entry): entry is [string, ReactElement<Record<string, unknown>>] =>
    isValidElement(entry[1]) && !withoutElement.includes(entry[0]),
);

describe.each(spread(roots, 3))('%s', (name, element) => {
  describeComponent({
    name,
    element,
    parts: partsOf(name),
    setups,
    hasStates: !withoutStates.includes(name),
    isField: fields.includes(name),
  });

  it('has the same parts with a dot and without', () => {
    for (const [part, Part] of Object.entries(partsOf(name)))
      expect((flat as Record<string, unknown>)[`${name}${part}`], part).toBe(Part);
  });
});
