/**
 * Where the focus may go once the line of a list is gone with the button in it that had it: the same button in the
 * nearest line that is left. Asked for while the line is there, found when it is not.
 */
export function heirOf(button: Element | null): () => HTMLElement | undefined {
  // Asked by every dialog, on a server as well, where there are no elements to tell apart.
  const action = button ? (button as HTMLElement).dataset.action : undefined;
  const line = action && button?.closest('li');
  if (!line) return () => undefined;
  const lines = [...(line.parentElement?.children ?? [])];
  const place = lines.indexOf(line);
  const nearest = [...lines.slice(place + 1), ...lines.slice(0, place).reverse()];
  return () =>
    nearest
      .filter(({ isConnected }) => isConnected)
      .map((one) => one.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? undefined)
      .find((one) => one !== undefined);
}
