import { readCode } from '@lectern/embed/elements';
import { readThemeDesign, type ThemeDesign } from '@lectern/sdk/theme';
import { type Widget, type WidgetOption, widgets } from './widgets.ts';

export const kinds = ['html', 'wordpress', 'markdown', 'react', 'link'] as const;
/** What kind of page the snippet is for. */
export type Kind = (typeof kinds)[number];

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a partner has chosen: the state of the page, and its address. */
export interface Choice {
  widget: Widget;
  /** The values of the widget's options; '' for the usual one. */
  options: Readonly<Record<WidgetOption, string>>;
  theme: Theme;
  /** How it looks; empty for the marketplace's own theme. */
  design: ThemeDesign;
  /** '' where the partner has not entered one. */
  key: string;
  /** The name of the campaign that orders are reported with; '' for none. */
  campaign: string;
  /** What the page knows of its visitor; '' for nothing. */
  email: string;
  name: string;
  kind: Kind;
}

export const MAX_COURSES = 24;
export const DEFAULT_COURSES = '6';
export const MAX_COLUMNS = 6;
export const MAX_TEXT_LENGTH = 100;

/** Ids and slugs of courses and categories. */
const NAME = /^[\w-]{1,64}$/;
const KEY = /^pk_(test_)?[A-Za-z\d]{24}$/;
const COUNT = /^[1-9]\d?$/;

const text = (given: string) => given.slice(0, MAX_TEXT_LENGTH);
const name = (given: string) => (NAME.test(given) ? given : '');
const countTo = (most: number) => (given: string) => (COUNT.test(given) && Number(given) <= most ? given : '');

/** Reads the value of an option; '' if it is invalid. */
const readers: Record<WidgetOption, (given: string) => string> = {
  course: name,
  lecture: name,
  category: name,
  search: text,
  placeholder: text,
  sort: name,
  limit: (given) => countTo(MAX_COURSES)(given) || DEFAULT_COURSES,
  columns: countTo(MAX_COLUMNS),
  discount: (given) => readCode(given) ?? '',
  place: (given) => (given === 'page' ? given : ''),
};
/** The parameter of each option in the address. */
export const optionParameters: Record<WidgetOption, string> = {
  course: 'course',
  lecture: 'lecture',
  category: 'category',
  search: 'q',
  placeholder: 'placeholder',
  sort: 'sort',
  limit: 'limit',
  columns: 'columns',
  // `code` is the kind of the page.
  discount: 'discount',
  place: 'place',
};
/** The parameter of each axis of the theme. */
const themeAxes = {
  primary: 'color',
  primaryDark: 'color-dark',
  neutral: 'grays',
  radius: 'corners',
  font: 'font',
  scale: 'size',
  density: 'density',
} as const satisfies Record<keyof ThemeDesign, string>;
export const themeParameters = Object.entries(themeAxes) as [keyof ThemeDesign, string][];
const allOptions = Object.keys(readers) as WidgetOption[];

const short = (element: string) => element.slice('lectern-'.length);

/** The choice in an address. What is missing or invalid has its usual value. */
export function readChoice(params: URLSearchParams): Choice {
  const of = (parameter: string) => params.get(parameter) ?? '';
  const [first] = widgets;
  const widget = widgets.find(({ element }) => short(element) === of('widget')) ?? first;
  if (!widget) throw new Error('There are no widgets.');
  const options = Object.fromEntries(
    allOptions.map((option) => [option, readers[option](of(optionParameters[option]))]),
  );
  return {
    widget,
    options: options as Record<WidgetOption, string>,
    theme: themes.find((theme) => theme === of('theme')) ?? 'auto',
    design: readThemeDesign(Object.fromEntries(themeParameters.map(([axis, parameter]) => [axis, of(parameter)]))),
    key: KEY.test(of('key')) ? of('key') : '',
    campaign: text(of('campaign')).trim(),
    email: text(of('email')).trim(),
    name: text(of('name')).trim(),
    kind: kinds.find((kind) => kind === of('code')) ?? 'html',
  };
}

/** The parameters of a theme, without what is the marketplace's. */
export const parametersOfTheme = (design: ThemeDesign): Record<string, string> =>
  Object.fromEntries(themeParameters.flatMap(([axis, parameter]) => (design[axis] ? [[parameter, design[axis]]] : [])));

/** The query of a choice, without what has its usual value or does not apply to the widget. */
export function writeChoice(choice: Choice): URLSearchParams {
  const { widget, options, theme, design, key, campaign, email, name, kind } = choice;
  const own = widget.options.map((option) => [
    optionParameters[option],
    option === 'limit' && options.limit === DEFAULT_COURSES ? '' : options[option].trim(),
  ]);
  const all = [
    ['widget', widget === widgets[0] ? '' : short(widget.element)],
    ...own,
    ['theme', theme === 'auto' ? '' : theme],
    ...Object.entries(parametersOfTheme(design)),
    ['key', key],
    ['campaign', campaign],
    ['email', email],
    ['name', name],
    ['code', kind === 'html' ? '' : kind],
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== '') as [string, string][]);
}

/** The value of an option that the widget has; '' for all others. */
export const optionOf = ({ widget, options }: Choice, option: WidgetOption): string =>
  widget.options.includes(option) ? options[option].trim() : '';
