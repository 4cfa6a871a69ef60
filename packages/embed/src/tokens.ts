import { settings as readSettings, type Settings } from './messages.ts';
import type { EmbedContext } from './settings.ts';

const names =
  'color-accent color-accent-on-dark color-background color-control color-cover-shade color-danger color-hairline ' +
  'color-hero color-link color-muted color-on-cover color-on-hero color-on-hero-muted color-on-primary color-on-video ' +
  'color-primary color-primary-hover color-published color-scrim color-status color-sunken color-surface color-text ' +
  'color-video color-video-shade density font font-code font-reading radius-card radius-control radius-dialog ' +
  'radius-small';

/** The custom properties that frames take over from the page. The unit stays the frame's own. */
const tokens: readonly string[] = names.split(' ').map((name) => `--lectern-${name}`);

/** Those that the page sets for an element. */
function variablesOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const variables: Record<string, string> = {};
  for (const name of tokens) {
    const value = style.getPropertyValue(name).trim();
    // The longest that the frame reads.
    if (value && value.length <= 200) variables[name] = value;
  }
  return variables;
}

/** The direction that is asked for, else the page's. */
function directionOf(element: Element, asked: Settings['dir']): Pick<Settings, 'dir'> {
  if (asked) return { dir: asked };
  return getComputedStyle(element).direction === 'rtl' ? { dir: 'rtl' } : {};
}

/** What a frame takes over from the place in the page that it belongs to. */
export function settingsFor({ theme, locale, dir, marketplace }: EmbedContext, element: Element): Settings {
  const asked = (marketplace as { appearance?: unknown } | null)?.appearance;
  const read = readSettings({ appearance: asked });
  if (!read)
    console.error('Lectern: appearance is an object of objects with texts, such as { button: { color: "red" } }.');
  return {
    ...read,
    ...(theme && { theme }),
    ...(locale && { locale }),
    ...directionOf(element, dir),
    variables: variablesOf(element),
  };
}
