import { addressOf } from './addresses.ts';
import { readCode } from './codes.ts';
import { createDialog, type Dialog } from './dialog.ts';
import * as driving from './drive.ts';
import { dispatch } from './events.ts';
import { pathOf, showInline } from './inline.ts';
import { isInlineView } from './inlineViews.ts';
import { keepInView } from './keepInView.ts';
import { marketplaceOf } from './marketplaceOf.ts';
import { mark, setState } from './marks.ts';
import {
  type MessageToFrame,
  type MessageToPage,
  type Opening,
  type Report,
  opening as readOpening,
} from './messages.ts';
import { toViewRequest } from './openings.ts';
import { EmbedError } from './problem.ts';
import { recipeOf } from './recipes.ts';
import type { EmbedContext } from './settings.ts';
import { createStage, type Stage } from './stage.ts';
import { settingsFor } from './tokens.ts';
import type { Page, Widget } from './widget.ts';

/** A view, the address that a link gave it, and the element that was pressed. */
interface Request {
  opening: Opening;
  href?: string;
  opener: Widget | undefined;
  context: EmbedContext;
}

/** The frame of a marketplace that holds session and cart, with the dialog that shows it. */
interface App {
  stage: Stage;
  dialog: Dialog;
  /** What the dialog shows, or did last. */
  request?: Request;
  /** Buttons that wait for the frame. */
  busy: Set<Element>;
  /** The discount code of the last element that put something into the cart, until something is bought. */
  code?: string | undefined;
}

const apps = new Map<string, App>();
const small = new Set(['sign-in', 'forgot-password', 'account']);
const sizeOf = (view: string) => (small.has(view) ? 'small' : 'large');

const placeOf = (opener: Widget | undefined): Element =>
  opener?.element.isConnected ? opener.element : document.documentElement;

/** What was told last of session and cart: every frame that holds them tells it. */
const lastTold = new Map<string, string>();

function isNews({ name, detail }: Report, context: EmbedContext): boolean {
  if (name !== 'session' && name !== 'cart') return true;
  const subject = `${marketplaceOf(context)} ${name}`;
  const told = JSON.stringify(detail);
  const isNew = lastTold.get(subject) !== told;
  lastTold.set(subject, told);
  return isNew;
}

/** Handles the messages that every frame may send. */
function handleFrameMessage(page: Page, message: MessageToPage, request: Request): void {
  const { opener, context } = request;
  if (message.type === 'event' && isNews(message, context)) {
    dispatch(placeOf(opener), `lectern-${message.name}`, message.detail);
  }
  if (message.type === 'state') {
    const { type: _, ...state } = message;
    setState(context, state);
    page.mark = mark;
    for (const { root, context: other } of page.widgets) if (other) mark(root, other);
  }
  if (message.type === 'navigate') {
    const { type: _, ...opening } = message;
    if (dispatch(placeOf(opener), 'lectern-navigate', opening)) show(page, { opening, opener, context });
  }
  if (message.type === 'redirect') {
    const url = URL.parse(message.url);
    if (url?.origin !== context.address) return;
    // Back to this very page; the frame knows only its origin.
    url.searchParams.set('return_to', location.href.split('#', 1)[0] ?? '');
    if (dispatch(placeOf(opener), 'lectern-redirect', { url: url.href })) location.assign(url.href);
  }
}

/** The code of an element; undefined where it has none, or something that is none. */
function codeOf(opener: Widget | undefined): string | undefined {
  const given = opener?.element.getAttribute('code');
  const code = readCode(given);
  if (given && !code) {
    console.error(`Lectern: <${opener?.element.localName}>: A code has 3 to 40 letters, digits and hyphens.`);
  }
  return code;
}

/** With the discount code for what leads to buying: its own, the element's, or for the cart that of what is in it. */
function withOwnCode(request: Request): Request {
  const { opening, opener, context } = request;
  if (opening.view !== 'checkout' && opening.view !== 'cart') return request;
  const kept = opening.view === 'cart' ? apps.get(marketplaceOf(context))?.code : undefined;
  const code = readCode(opening.params.code) ?? codeOf(opener) ?? kept;
  if (code === opening.params.code) return request;
  const coded = { ...opening, params: { ...opening.params, code } } as Opening;
  return { ...request, opening: coded, href: addressOf(coded, context.address) };
}

/** Opens a view: in its own element, in the dialog of the marketplace, or in one of its own. */
export function show(page: Page, asked: Request): void {
  const request = withOwnCode(asked);
  const { opening, context, opener, href = addressOf(opening, context.address) } = request;
  const place = opener && fits(opener, opening) ? opener : [...page.widgets].find((widget) => fits(widget, opening));
  if (!place && !isInlineView(opening.view)) {
    showModal(page, { ...request, href });
    return;
  }
  const app = apps.get(marketplaceOf(context));
  if (app?.dialog.isOpen()) app.dialog.hide();
  if (!place) {
    showPage(page, request, href);
    return;
  }
  showInline(place, {
    opening,
    href,
    context,
    onMessage: (message) => handleFrameMessage(page, message, { ...request, opener: place }),
    restore: () => page.reload(place),
  });
  if (place !== opener) keepInView(place.element);
}

/** Opens what a script of the page asks for, or the checkout that a link of it names. */
export function open(
  page: Page,
  asked: { view: string; params: object },
  context: EmbedContext,
  link?: HTMLAnchorElement,
): void {
  if (link) {
    follow(page, link, context);
    return;
  }
  const opening = readOpening(asked);
  if (!opening) throw new EmbedError('misconfigured', `${asked.view} can't be opened with these parameters.`);
  show(page, { opening, opener: undefined, context });
}

function follow(page: Page, link: HTMLAnchorElement, context: EmbedContext): void {
  const { href, dataset } = link;
  const opening = toViewRequest('checkout', dataset.lecternCourse ?? '', '', readCode(dataset.lecternCode));
  if (dispatch(link, 'lectern-open', { ...opening, href })) show(page, { opening, href, opener: undefined, context });
}

/** Drives the video of a player, whose frame it opens if someone has just pressed something. */
export function drive(page: Page, widget: Widget, command: driving.Drive, isPressed: boolean): void {
  driving.drive(widget, command, isPressed, (opening) => {
    const { context, element } = widget;
    if (!context) throw new EmbedError('misconfigured', 'Which marketplace?');
    const href = addressOf(opening, context.address);
    if (dispatch(element, 'lectern-open', { ...opening, href })) show(page, { opening, href, opener: widget, context });
  });
}

/** Whether an element is the place for a view. */
function fits({ element }: Widget, { view, params }: Opening): boolean {
  const recipe = recipeOf(element);
  const courseId = 'courseId' in params ? params.courseId : undefined;
  const lectureId = 'lectureId' in params ? params.lectureId : undefined;
  const is = (attribute: string, value: string | undefined) => (element.getAttribute(attribute) ?? undefined) === value;
  if (recipe.view !== view) return false;
  if (view === 'checkout') {
    return (
      is('place', 'page') && String(element.getAttribute('course-ids')?.match(/\w+/g)) === String(params.courseIds)
    );
  }
  if (!recipe.isInline || !is('course-id', courseId)) return false;
  // A player shows any lecture; so does a free lesson that names none.
  return view === 'player' || (view === 'sample' && is('lecture-id', undefined)) || is('lecture-id', lectureId);
}

function showModal(page: Page, request: Request & { href: string }): void {
  const app = appOf(page, request);
  app.request = request;
  app.dialog.setTheme(request.context.theme);
  app.dialog.show(sizeOf(request.opening.view));
  app.stage.expect(request.href);
  app.stage.post({ type: 'settings', ...settingsFor(request.context, placeOf(request.opener)) });
  app.stage.post({ type: 'open', ...request.opening });
}

/** Created at the first intent, then kept, unless the page has been written anew. */
function appOf(page: Page, request: Request): App {
  const { context } = request;
  const marketplace = marketplaceOf(context);
  const known = apps.get(marketplace);
  if (known?.dialog.host.isConnected) return known;
  known?.stage.remove();
  const last = () => app.request ?? request;
  const rest = () => {
    for (const button of app.busy) button.removeAttribute('aria-busy');
    app.busy.clear();
  };
  const dialog = createDialog(() => {
    stage.post({ type: 'dismissed' });
    if (app.busy.size === 0) stage.stopWaiting();
  });
  const stage = createStage({
    context,
    path: '/embed/frame/app',
    name: known?.stage.frame.name ?? (apps.size === 0 ? 'lectern-app' : `lectern-app-${apps.size + 1}`),
    host: dialog.host,
    settings: () => settingsFor(last().context, placeOf(last().opener)),
    current: () => (dialog.isOpen() && app.request ? { type: 'open', ...app.request.opening } : undefined),
    onMessage(message) {
      // Nothing is open that could show why the button had no effect.
      if (message.type === 'event' && message.name === 'error' && app.busy.size > 0 && !dialog.isOpen()) {
        stage.showMessage(message.detail.message);
        dialog.show('small');
      }
      rest();
      if (message.type === 'event' && message.name === 'purchase') app.code = undefined;
      if (message.type === 'opened') {
        dialog.setLabel(message.label);
        if (dialog.isOpen()) {
          // The frame went on by itself, for example from sign-in to the checkout.
          dialog.show(sizeOf(message.view));
          stage.frame.focus();
        }
      }
      if (message.type === 'height') dialog.setHeight(message.px);
      if (message.type === 'close') dialog.hide();
      handleFrameMessage(page, message, last());
    },
    onFailed() {
      rest();
      dialog.show('small');
    },
    onRefused() {
      rest();
      dialog.hide();
      location.assign(last().href ?? context.address);
    },
    onCancel: () => dialog.hide(),
  });
  dialog.cover(stage.cover);
  dialog.setLabel(new URL(context.address).host);
  const app: App = { stage, dialog, busy: new Set() };
  apps.set(marketplace, app);
  return app;
}

/** Shows a view over the whole page, in a frame that ends with it. */
function showPage(page: Page, request: Request, href: string): void {
  const { context } = request;
  const dialog = createDialog(() => {
    stage.remove();
    dialog.remove();
  });
  const stage = createStage({
    context,
    // The frame scrolls by itself: nothing here follows its height.
    path: `${pathOf(request.opening)}&fill=1`,
    host: dialog.host,
    settings: () => settingsFor(context, document.documentElement),
    onMessage(message) {
      if (message.type === 'opened') {
        dialog.setLabel(message.label);
        stage.frame.focus();
      }
      if (message.type === 'close') dialog.hide();
      handleFrameMessage(page, message, request);
    },
    onRefused() {
      dialog.hide();
      location.assign(href);
    },
    onCancel: () => dialog.hide(),
  });
  dialog.cover(stage.cover);
  dialog.setTheme(context.theme);
  dialog.setLabel(new URL(context.address).host);
  dialog.show('page');
  stage.expect(href);
}

/** Changes cart or wishlist without opening anything, unless the frame asks for it. */
export function change(
  page: Page,
  opener: Widget,
  context: EmbedContext,
  message: Extract<MessageToFrame, { type: 'cart' }>,
  button: HTMLElement,
): void {
  const opening: Opening = { view: 'cart', params: {} };
  const app = appOf(page, { opening, opener, context });
  if (app.busy.has(button)) return;
  app.busy.add(button);
  button.setAttribute('aria-busy', 'true');
  app.request = { opening, opener, context, href: addressOf(opening, context.address) };
  app.code = codeOf(opener) ?? app.code;
  app.stage.begin();
  app.stage.post(message);
}

/** Hands over the authorization code with which a redirect came back, and takes it out of the page's address. */
export function takeCode(page: Page, context: EmbedContext): void {
  const query = new URLSearchParams(location.hash.slice(1));
  const [code, state] = [query.get('lectern_code'), query.get('lectern_state')];
  for (const name of ['lectern_code', 'lectern_state', 'lectern_new']) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
  if (!code || !state) return;
  const app = appOf(page, { opening: { view: 'account', params: {} }, opener: undefined, context });
  app.stage.begin();
  app.stage.post({ type: 'code', code, state });
}
