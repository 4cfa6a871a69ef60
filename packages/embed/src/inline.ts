import { make, pin, sheet } from './dom.ts';
import { keepTimes } from './drive.ts';
import { ownSheet } from './look.ts';
import { marketplaceOf } from './marketplaceOf.ts';
import type { MessageToFrame, MessageToPage, Opening } from './messages.ts';
import type { EmbedContext } from './settings.ts';
import { createStage, stageSheet } from './stage.ts';
import { settingsFor } from './tokens.ts';
import type { OpenFrame, Widget } from './widget.ts';

// As wide as what it is in. A page may reserve a button's place by a rule of its own, which would win over one in here that
// is not important.
const css = `:host(:not([hidden])){display:block!important}
.inline{position:relative}
.inline,:popover-open>.tall{height:var(--height);min-height:200px}
.front,.tall{height:100%}
.front:popover-open{inset:auto;bottom:0;height:auto;margin:0;padding:0;border:0;overflow:auto;overscroll-behavior:contain;
background:var(--lectern-color-background,Canvas)}
.front::backdrop{background:var(--lectern-color-scrim,rgb(0 0 0/.5))}`;
const SLOT = 'lectern-frame';

/** The path of a view that has a frame of its own. */
export function pathOf({ view, params }: Opening): string {
  const query = new URLSearchParams();
  if ('courseId' in params && params.courseId) query.set('course', params.courseId);
  if ('lectureId' in params && params.lectureId) query.set('lecture', params.lectureId);
  return `/embed/frame/${view}?${query}`;
}

interface InlineOptions {
  opening: Opening;
  href: string;
  context: EmbedContext;
  onMessage(message: MessageToPage): void;
  /** Shows again what was there before the frame. */
  restore(): void;
}

/** Opens a view in the element itself, as high as its content, unless it is open there. */
export function showInline(widget: Widget, { opening, context, ...options }: InlineOptions): void {
  let { href } = options;
  const { element, root } = widget;
  const path = pathOf(opening);
  const isGeneral = !('lectureId' in opening.params && opening.params.lectureId);
  // Its parameters aren't for logs: a code, and what the page knows of its visitor.
  const told: MessageToFrame | undefined = opening.view === 'checkout' ? { type: 'open', ...opening } : undefined;
  const known = widget.frame ?? widget.hidden;
  const isSame = known?.marketplace === marketplaceOf(context);
  if (isSame && told) {
    known.show(told, href);
    return;
  }
  if (isSame && (isGeneral || known.path === path)) {
    known.focus();
    return;
  }
  known?.end();
  const front = make('div', { class: 'front' }, make('div', { class: 'tall' }, make('slot', { name: SLOT })));
  const box = make('div', { class: 'inline' }, front);
  const setHeight = (px: number) => box.style.setProperty('--height', `${px}px`);
  // What follows in the page stays where it is.
  setHeight(element.getBoundingClientRect().height);
  /** Over everything in the page, exactly where it is, or in the page's flow again. */
  const bring = (isInFront: boolean): void => {
    const { top, left, width } = box.getBoundingClientRect();
    front.popover = isInFront ? 'manual' : null;
    if (!isInFront) return;
    pin(front, { top: `${Math.max(top, 0)}px`, left: `${left}px`, width: `${width}px` });
    front.showPopover();
    front.scrollTop = -top;
    // A press beside the frame, since the page sees none in it.
    addEventListener('pointerdown', () => bring(false), { once: true });
  };
  const stage = createStage({
    context,
    path,
    host: element,
    slot: SLOT,
    settings: () => settingsFor(widget.context ?? context, element),
    current: () => frame.told,
    onMessage(message) {
      if (message.type === 'height') setHeight(message.px);
      if (message.type === 'opened') stage.frame.focus();
      if (message.type === 'front') bring(message.isOn);
      if (message.type === 'close') close();
      keepTimes(element, message);
      options.onMessage(message);
    },
    onRefused: () => location.assign(href),
    onCancel: () => frame.leave(),
  });
  const put = () => {
    widget.frame = frame;
    widget.hidden = undefined;
    widget.phase = 'ready';
    widget.settle();
    root.adoptedStyleSheets = [sheet(css), sheet(stageSheet), ownSheet()];
    root.replaceChildren(box);
    stage.expect(href);
  };
  const close = () => {
    if (!frame.told) {
      frame.leave();
      return;
    }
    // The frame stays, without a place: where storage is blocked, it has the session.
    frame.told = undefined;
    widget.frame = undefined;
    widget.hidden = frame;
    bring(false);
    options.restore();
  };
  const frame: OpenFrame = {
    marketplace: marketplaceOf(context),
    path,
    told,
    show(next, address) {
      frame.told = next;
      href = address;
      stage.post(next);
      put();
    },
    focus: () => stage.frame.focus(),
    post: stage.post,
    end() {
      widget.frame = undefined;
      widget.hidden = undefined;
      keepTimes(element);
      stage.remove();
    },
    leave() {
      frame.end();
      options.restore();
    },
  };
  box.append(stage.cover);
  put();
}
