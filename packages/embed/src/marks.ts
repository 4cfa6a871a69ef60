import { marketplaceOf } from './marketplaceOf.ts';
import type { PageState } from './messages.ts';
import type { EmbedContext } from './settings.ts';

/** What a learner has, by marketplace; nothing until a frame has reported it. */
const states = new Map<string, PageState>();

export function setState(context: EmbedContext, state: PageState): void {
  states.set(marketplaceOf(context), state);
}

/** Shows the learner's state in a fragment. */
export function mark(root: ShadowRoot, context: EmbedContext): void {
  const state = states.get(marketplaceOf(context));
  if (!state) return;
  const focused = root.activeElement;
  const [cart, owned, wished] = [new Set(state.cart), new Set(state.owned), new Set(state.wished)];
  for (const widget of root.querySelectorAll<HTMLElement>('[data-lectern-state]')) {
    const ids = widget.dataset.course?.split(',');
    if (!ids) widget.dataset.lecternState = state.isSignedIn ? 'signed-in' : 'none';
    else if (ids.every((id) => owned.has(id))) widget.dataset.lecternState = 'owned';
    else widget.dataset.lecternState = ids.every((id) => cart.has(id)) ? 'in-cart' : 'none';
    widget.toggleAttribute('data-lectern-wished', Boolean(ids?.some((id) => wished.has(id))));
  }
  for (const heart of root.querySelectorAll('[data-lectern-act="wishlist"]')) {
    heart.setAttribute('aria-pressed', String(Boolean(heart.closest('[data-lectern-wished]'))));
  }
  for (const count of root.querySelectorAll<HTMLElement>('[data-lectern-count]')) {
    count.textContent = String(cart.size);
    count.hidden = cart.size === 0;
  }
  // "Add to Cart" has become "In Cart": the focus goes there.
  if (focused instanceof HTMLElement && focused.dataset.lecternWhen && !focused.checkVisibility()) {
    const others = focused.parentElement?.querySelectorAll<HTMLElement>('[data-lectern-when]') ?? [];
    for (const other of others) if (other.checkVisibility()) other.focus();
  }
}
