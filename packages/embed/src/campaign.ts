const TAG = /^utm_(source|medium|campaign|term|content)$/;

/**
 * The tags that a page hands over for the marketplace's report: those that it names, or with `page` those of its own
 * address. Nothing else of the address, and nothing where the page doesn't say so.
 */
export function campaignOf(marketplace: Element | null): string | undefined {
  const script = document.querySelector<HTMLElement>('script[data-campaign]');
  const named = marketplace?.getAttribute('campaign') ?? script?.dataset.campaign;
  if (!named) return undefined;
  const tags = [...new URLSearchParams(named === 'page' ? location.search : named)]
    .filter(([name]) => TAG.test(name))
    .slice(0, 5)
    .map(([name, value]) => [name, value.slice(0, 100)]);
  return String(new URLSearchParams(tags)) || undefined;
}
