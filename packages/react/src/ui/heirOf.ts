/** The element that a button names as its heir: it gets the focus once the button is gone. */
function namedHeir(button: Element | null): () => HTMLElement | undefined {
  const id = button ? (button as HTMLElement).dataset.heir : undefined;
  const root = button?.getRootNode() as Document | ShadowRoot | undefined;
  return () => (id && root?.getElementById(id)) || undefined;
}

/**
 * Where the focus may go once the line of a list is gone with the button in it that had it: the same button in the
 * nearest line that is left, else what the button names in `data-heir`. Asked for while the line is there, found when it is not.
 */
export function heirOf(button: Element | null): () => HTMLElement | undefined {
  // Asked by every dialog, on a server as well, where there are no elements to tell apart.
  const named = namedHeir(button);
  const action = button ? (button as HTMLElement).dataset.action : undefined;
  const line = action && button?.closest('li');
  if (!line) return named;
  const lines = [...(line.parentElement?.children ?? [])];
  const place = lines.indexOf(line);
  const nearest = [...lines.slice(place + 1), ...lines.slice(0, place).reverse()];
  return () =>
    nearest
      .filter(({ isConnected }) => isConnected)
      .map((one) => one.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? undefined)
      .find((one) => one !== undefined) ?? named();
}
