import { campaignOf } from './campaign.ts';
import { frameTokens, settings as readSettings, type Settings } from './messages.ts';
import type { EmbedContext } from './settings.ts';

/** The tokens of frames that the page sets for an element. */
function variablesOf(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  const variables: Record<string, string> = {};
  for (const token of frameTokens.split(' ')) {
    const name = `--lectern-${token}`;
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
  const campaign = campaignOf(marketplace);
  // What the frame wouldn't read is left out.
  const own = (name: 'email' | 'name', most: number) => marketplace?.getAttribute(name)?.slice(0, most);
  const [email, name] = [own('email', 254), own('name', 100)];
  return {
    ...read,
    ...(campaign && { campaign }),
    ...(email && { email }),
    ...(name && { name }),
    ...(theme && { theme }),
    ...(locale && { locale }),
    ...directionOf(element, dir),
    variables: variablesOf(element),
  };
}
