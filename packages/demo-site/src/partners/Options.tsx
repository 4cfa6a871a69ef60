import '../styles/partners.css';
import { Field, SelectField, useCategories, useLectern } from '@lectern/react';
import type { Course } from '@lectern/sdk';
import { isTestKey } from '@lectern/sdk/rules';
import { themeOf } from '@lectern/sdk/theme';
import { type SnippetWordKey, snippetWords } from '@lectern/sdk/words';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { type Choice, MAX_COLUMNS, MAX_COURSES, MAX_TEXT_LENGTH, themes } from './choice.ts';
import { ThemeOptions } from './ThemeOptions.tsx';
import type { Fields } from './useChoice.ts';
import { useLectures } from './useLectures.ts';
import { needsLecture, valuesOf, type WidgetElement, widgets } from './widgets.ts';

interface OptionsProps {
  choice: Choice;
  fields: Fields;
  courses: readonly Course[];
  set: (changed: Fields, how?: 'push' | 'replace' | 'typing') => void;
}

const sortLabels: Readonly<Record<string, SnippetWordKey>> = {
  relevance: 'snippet.sort.relevance',
  newest: 'snippet.sort.newest',
  rating: 'snippet.sort.rating',
  price: 'snippet.sort.price',
};
const countsTo = (most: number) =>
  Array.from({ length: most }, (_, place) => ({ value: String(place + 1), label: String(place + 1) }));

/** The widget, and what can be chosen for it. A form that a server can answer, too. */
export function Options({ choice, fields, courses, set }: OptionsProps) {
  const { t } = useLectern('Options', snippetWords);
  const { element: chosen, options } = choice.widget;
  return (
    <form method="get" className="site-options" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="site-widgets">
        <legend>{t('snippet.widget')}</legend>
        {widgets.map(({ element }) => (
          <label key={element} className="site-widget">
            <input
              type="radio"
              name="widget"
              value={element.slice('lectern-'.length)}
              checked={chosen === element}
              onChange={(event) => set({ widget: event.target.value })}
            />
            <span>{t(`snippet.widget.${element}`)}</span>
          </label>
        ))}
        <p role="status">{t(`snippet.about.${chosen}`)}</p>
      </fieldset>
      <div className="site-options-fields">
        {options.includes('course') && <CoursePicker {...{ choice, courses, set }} />}
        {options.includes('lecture') && choice.options.course !== '' && <LecturePicker {...{ choice, set }} />}
        {options.includes('limit') && <ListOptions {...{ choice, fields, set }} />}
        {options.includes('placeholder') && (
          <Field
            label={t('snippet.placeholder')}
            name="placeholder"
            maxLength={MAX_TEXT_LENGTH}
            value={fields.placeholder ?? ''}
            onChange={(event) => set({ placeholder: event.target.value }, 'typing')}
          />
        )}
        {options.includes('place') && (
          <SelectField
            label={t('snippet.place')}
            name="place"
            value={choice.options.place}
            options={[
              { value: '', label: t('snippet.place.dialog') },
              { value: 'page', label: t('snippet.place.page') },
            ]}
            onChange={(event) => set({ place: event.target.value })}
          />
        )}
        {options.includes('discount') && (
          <TypedField
            label={t('snippet.discount')}
            name="discount"
            maxLength={40}
            invalid={t('snippet.discount.invalid')}
            isValid={choice.options.discount !== ''}
            hint={t('snippet.discount.about')}
            {...{ fields, set }}
          />
        )}
        <SelectField
          label={t('snippet.theme')}
          name="theme"
          value={choice.theme}
          options={themes.map((value) => ({ value, label: t(`snippet.theme.${value}`) }))}
          onChange={(event) => set({ theme: event.target.value })}
        />
        <ColorField {...{ choice, fields, set }} />
        <TypedField
          label={t('snippet.key')}
          name="key"
          placeholder="pk_..."
          maxLength={32}
          invalid={t('snippet.key.invalid')}
          isValid={choice.key !== ''}
          hint={t(
            isTestKey(choice.key)
              ? 'snippet.key.test'
              : choice.widget.needsKey
                ? 'snippet.key.needed'
                : 'snippet.key.optional',
          )}
          {...{ fields, set }}
        />
        <Field
          label={t('snippet.campaign')}
          name="campaign"
          maxLength={MAX_TEXT_LENGTH}
          hint={t('snippet.campaign.about')}
          value={fields.campaign ?? ''}
          onChange={(event) => set({ campaign: event.target.value }, 'typing')}
        />
        <Field
          label={t('snippet.email')}
          name="email"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          hint={t('snippet.email.about', { example: '{{ user.email }}' })}
          value={fields.email ?? ''}
          onChange={(event) => set({ email: event.target.value }, 'typing')}
        />
        <Field
          label={t('snippet.name')}
          name="name"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          hint={t('snippet.name.about')}
          value={fields.name ?? ''}
          onChange={(event) => set({ name: event.target.value }, 'typing')}
        />
      </div>
      <ThemeOptions choice={choice} set={set} />
      <input type="hidden" name="code" value={choice.kind} />
      <button type="submit" className="lectern-button lectern-without-script" data-variant="primary">
        {t('snippet.update')}
      </button>
    </form>
  );
}

function CoursePicker({ choice, courses, set }: Pick<OptionsProps, 'choice' | 'courses' | 'set'>) {
  const { t } = useLectern('CoursePicker', snippetWords);
  const known = courses.map(({ _id, title }) => ({ value: _id, label: title }));
  const { course } = choice.options;
  const isOther = course !== '' && !courses.some(({ _id }) => _id === course);
  return (
    <SelectField
      label={t('snippet.course')}
      name="course"
      value={course}
      options={isOther ? [{ value: course, label: t('snippet.courseById', { id: course }) }, ...known] : known}
      onChange={(event) => set({ course: event.target.value, lecture: '' })}
    />
  );
}

/** What is said of a course that has no lecture for the widget. */
const missingWords: Partial<Record<WidgetElement, SnippetWordKey>> = {
  'lectern-sample': 'snippet.noSample',
  'lectern-quiz': 'snippet.noQuiz',
  'lectern-assignment': 'snippet.noAssignment',
};

function LecturePicker({ choice, set }: Pick<OptionsProps, 'choice' | 'set'>) {
  const { t } = useLectern('LecturePicker', snippetWords);
  const { widget, options } = choice;
  const found = useLectures(choice);
  const lectures = found ?? [];
  const isNeeded = needsLecture(widget);
  const known = lectures.some(({ _id }) => _id === options.lecture);
  const usual = isNeeded ? (lectures[0]?._id ?? '') : '';
  const first = found && !known ? usual : options.lecture;
  const choose = useEffectEvent((lecture: string) => set({ lecture }, 'replace'));
  useEffect(() => {
    if (first !== options.lecture) choose(first);
  }, [first, options.lecture]);
  const missing = missingWords[widget.element];
  const isMissing = found?.length === 0 && missing !== undefined;
  return (
    <SelectField
      label={t('snippet.lecture')}
      name="lecture"
      value={options.lecture}
      options={[
        ...(isNeeded
          ? []
          : [
              {
                value: '',
                label: t(widget.element === 'lectern-sample' ? 'snippet.lecture.free' : 'snippet.lecture.last'),
              },
            ]),
        ...lectures.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      disabled={isMissing}
      error={isMissing ? t(missing) : undefined}
      onChange={(event) => set({ lecture: event.target.value })}
    />
  );
}

function ListOptions({ choice, fields, set }: Pick<OptionsProps, 'choice' | 'fields' | 'set'>) {
  const { t } = useLectern('ListOptions', snippetWords);
  const { data: categories = [] } = useCategories();
  const { category, sort, limit, columns } = choice.options;
  return (
    <>
      <SelectField
        label={t('snippet.category')}
        name="category"
        value={category}
        options={[
          { value: '', label: t('snippet.category.all') },
          ...categories.map(({ _id, slug, name }) => ({ value: slug ?? _id, label: name })),
        ]}
        onChange={(event) => set({ category: event.target.value })}
      />
      <Field
        label={t('snippet.search')}
        name="q"
        maxLength={MAX_TEXT_LENGTH}
        value={fields.q ?? ''}
        onChange={(event) => set({ q: event.target.value }, 'typing')}
      />
      <SelectField
        label={t('snippet.sort')}
        name="sort"
        value={sort}
        options={[
          { value: '', label: t('snippet.sort.default') },
          ...valuesOf(choice.widget.element, 'sort').map((value) => {
            const label = sortLabels[value];
            return { value, label: label ? t(label) : value };
          }),
        ]}
        onChange={(event) => set({ sort: event.target.value })}
      />
      <SelectField
        label={t('snippet.limit')}
        name="limit"
        value={limit}
        options={countsTo(MAX_COURSES)}
        onChange={(event) => set({ limit: event.target.value })}
      />
      <SelectField
        label={t('snippet.columns')}
        name="columns"
        value={columns}
        options={[{ value: '', label: t('snippet.columns.default') }, ...countsTo(MAX_COLUMNS)]}
        onChange={(event) => set({ columns: event.target.value })}
      />
    </>
  );
}

interface TypedFieldProps
  extends Pick<ComponentProps<typeof Field>, 'label' | 'placeholder' | 'maxLength' | 'hint'>,
    Pick<OptionsProps, 'fields' | 'set'> {
  name: keyof Fields;
  /** What is said where something is typed that isn't what the field is for. */
  invalid: string;
  isValid: boolean;
}

/** A code or a key, as it is typed. */
function TypedField({ name, invalid, isValid, fields, set, ...props }: TypedFieldProps) {
  const typed = fields[name] ?? '';
  return (
    <Field
      {...props}
      name={name}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={(event) => set({ [name]: event.target.value.trim() }, 'typing')}
      error={typed !== '' && !isValid ? invalid : undefined}
    />
  );
}

function ColorField({ choice, fields, set }: Pick<OptionsProps, 'choice' | 'fields' | 'set'>) {
  const { t } = useLectern('ColorField', snippetWords);
  const { design, theme } = choice;
  const typed = fields.color ?? '';
  const { colors, replaced } = themeOf(design);
  const weak = replaced.find(({ mode }) => mode === 'light' && theme !== 'dark');
  return (
    <Field
      label={t('snippet.color')}
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
          ? t('snippet.color.invalid')
          : weak
            ? t('snippet.color.weak', { color: weak.used })
            : undefined
      }
      hint={design.primary ? t('snippet.color.inDark', { color: colors.dark.primary }) : t('snippet.color.none')}
      action={
        <input
          type="color"
          className="lectern-with-script"
          aria-label={t('snippet.color.pick')}
          value={design.primary ?? colors.light.primary}
          onChange={(event) => set({ color: event.target.value }, 'typing')}
        />
      }
    />
  );
}
