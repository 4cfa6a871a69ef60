import '../styles/partners.css';
import { Field, SelectField, useCategories, useCourse } from '@lectern/react';
import type { Course } from '@lectern/sdk';
import { themeOf } from '@lectern/sdk/theme';
import { useEffect, useEffectEvent } from 'react';
import { type Choice, MAX_COLUMNS, MAX_LIMIT, MAX_TEXT, themes } from './choice.ts';
import { Looks } from './Looks.tsx';
import type { Fields } from './useChoice.ts';
import { fits, needsLecture, valuesOf, widgets } from './widgets.ts';

interface OptionsProps {
  choice: Choice;
  fields: Fields;
  courses: readonly Course[];
  set: (changed: Fields, how?: 'push' | 'replace' | 'typing') => void;
}

const sortLabels: Readonly<Record<string, string>> = {
  relevance: 'Best match first',
  newest: 'Newest first',
  rating: 'Highest rated first',
  price: 'Lowest price first',
};
const themeLabels = { auto: 'Follows the system', light: 'Light', dark: 'Dark' } as const;
const countsTo = (most: number) =>
  Array.from({ length: most }, (_, place) => ({ value: String(place + 1), label: String(place + 1) }));

/** The widget, and what can be chosen for it. A form that a server can answer, too. */
export function Options({ choice, fields, courses, set }: OptionsProps) {
  const { options } = choice.widget;
  return (
    <form method="get" className="site-options" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="site-widgets">
        <legend>Widget</legend>
        {widgets.map(({ element, label }) => (
          <label key={element} className="site-widget">
            <input
              type="radio"
              name="widget"
              value={element.slice('lectern-'.length)}
              checked={choice.widget.element === element}
              onChange={(event) => set({ widget: event.target.value })}
            />
            <span>{label}</span>
          </label>
        ))}
        <p role="status">{choice.widget.about}</p>
      </fieldset>
      <div className="site-options-fields">
        {options.includes('course') && <CoursePicker {...{ choice, courses, set }} />}
        {options.includes('lecture') && choice.options.course !== '' && <LecturePicker {...{ choice, set }} />}
        {options.includes('limit') && <ListOptions {...{ choice, fields, set }} />}
        {options.includes('placeholder') && (
          <Field
            label="Text in the empty field"
            name="placeholder"
            maxLength={MAX_TEXT}
            value={fields.placeholder ?? ''}
            onChange={(event) => set({ placeholder: event.target.value }, 'typing')}
          />
        )}
        <SelectField
          label="Theme"
          name="theme"
          value={choice.theme}
          options={themes.map((value) => ({ value, label: themeLabels[value] }))}
          onChange={(event) => set({ theme: event.target.value })}
        />
        <ColorField {...{ choice, fields, set }} />
        <KeyField {...{ choice, fields, set }} />
      </div>
      <Looks choice={choice} set={set} />
      <input type="hidden" name="code" value={choice.kind} />
      <button type="submit" className="lectern-button lectern-without-script" data-variant="primary">
        Update the Code
      </button>
    </form>
  );
}

function CoursePicker({ choice, courses, set }: Pick<OptionsProps, 'choice' | 'courses' | 'set'>) {
  const known = courses.map(({ _id, title }) => ({ value: _id, label: title }));
  const { course } = choice.options;
  const isOther = course !== '' && !courses.some(({ _id }) => _id === course);
  return (
    <SelectField
      label="Course"
      name="course"
      value={course}
      options={isOther ? [{ value: course, label: `Course ${course}` }, ...known] : known}
      onChange={(event) => set({ course: event.target.value, lecture: '' })}
    />
  );
}

function LecturePicker({ choice, set }: Pick<OptionsProps, 'choice' | 'set'>) {
  const { widget, options } = choice;
  const { data: course } = useCourse(options.course);
  const lectures = (course?.sections ?? []).flatMap((section) => section.lectures.filter((one) => fits(widget, one)));
  const isNeeded = needsLecture(widget);
  const known = lectures.some(({ _id }) => _id === options.lecture);
  const first = course && isNeeded && !known ? (lectures[0]?._id ?? '') : options.lecture;
  const choose = useEffectEvent((lecture: string) => set({ lecture }, 'replace'));
  useEffect(() => {
    if (first !== options.lecture) choose(first);
  }, [first, options.lecture]);
  const isMissing = course !== undefined && isNeeded && lectures.length === 0;
  return (
    <SelectField
      label="Lecture"
      name="lecture"
      value={options.lecture}
      options={[
        ...(isNeeded ? [] : [{ value: '', label: 'Where the learner stopped' }]),
        ...lectures.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      disabled={isMissing}
      error={isMissing ? `This course has no ${widget.label.toLowerCase()}. Choose another course.` : undefined}
      onChange={(event) => set({ lecture: event.target.value })}
    />
  );
}

function ListOptions({ choice, fields, set }: Pick<OptionsProps, 'choice' | 'fields' | 'set'>) {
  const { data: categories = [] } = useCategories();
  const { category, sort, limit, columns } = choice.options;
  return (
    <>
      <SelectField
        label="Category"
        name="category"
        value={category}
        options={[
          { value: '', label: 'All categories' },
          ...categories.map(({ _id, slug, name }) => ({ value: slug ?? _id, label: name })),
        ]}
        onChange={(event) => set({ category: event.target.value })}
      />
      <Field
        label="Search terms"
        name="q"
        maxLength={MAX_TEXT}
        value={fields.q ?? ''}
        onChange={(event) => set({ q: event.target.value }, 'typing')}
      />
      <SelectField
        label="Order"
        name="sort"
        value={sort}
        options={[
          { value: '', label: 'As in the catalog' },
          ...valuesOf(choice.widget.element, 'sort').map((value) => ({ value, label: sortLabels[value] ?? value })),
        ]}
        onChange={(event) => set({ sort: event.target.value })}
      />
      <SelectField
        label="Number of courses"
        name="limit"
        value={limit}
        options={countsTo(MAX_LIMIT)}
        onChange={(event) => set({ limit: event.target.value })}
      />
      <SelectField
        label="Maximum columns"
        name="columns"
        value={columns}
        options={[{ value: '', label: 'As many as fit' }, ...countsTo(MAX_COLUMNS)]}
        onChange={(event) => set({ columns: event.target.value })}
      />
    </>
  );
}

function ColorField({ choice, fields, set }: Pick<OptionsProps, 'choice' | 'fields' | 'set'>) {
  const { design, theme } = choice;
  const typed = fields.color ?? '';
  const { colors, replaced } = themeOf(design);
  const weak = replaced.find(({ mode }) => mode === 'light' && theme !== 'dark');
  return (
    <Field
      label="Main color"
      name="color"
      placeholder="#6b1e4f"
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={(event) => set({ color: event.target.value }, 'typing')}
      className="site-color"
      error={
        typed !== '' && !design.primary
          ? 'Enter # and six hex digits, such as #6b1e4f.'
          : weak
            ? `Hard to see in the light theme, so the code uses ${weak.used}, the nearest color that isn't.`
            : undefined
      }
      hint={
        design.primary
          ? `In the dark theme: ${colors.dark.primary}.`
          : "Without one, widgets have the marketplace's color."
      }
      action={
        <input
          type="color"
          className="lectern-with-script"
          aria-label="Pick the main color"
          value={design.primary ?? '#1b3c53'}
          onChange={(event) => set({ color: event.target.value }, 'typing')}
        />
      }
    />
  );
}

function KeyField({ choice, fields, set }: Pick<OptionsProps, 'choice' | 'fields' | 'set'>) {
  const typed = fields.key ?? '';
  return (
    <Field
      label="Your publishable key"
      name="key"
      placeholder="pk_..."
      maxLength={27}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={(event) => set({ key: event.target.value.trim() }, 'typing')}
      error={typed !== '' && choice.key === '' ? 'A key is "pk_" and 24 letters and digits.' : undefined}
      hint={
        choice.widget.needsKey
          ? 'This widget needs it. The operator of the marketplace gives it to you; it is not a secret.'
          : 'For signing in and buying. The operator of the marketplace gives it to you; it is not a secret.'
      }
    />
  );
}
