import { make, sheet } from './dom.ts';
import { keepTimes } from './drive.ts';
import { ownSheet } from './look.ts';
import type { MessageToPage, Opening } from './messages.ts';
import type { EmbedContext } from './settings.ts';
import { createStage, stageSheet } from './stage.ts';
import { settingsFor } from './tokens.ts';
import type { OpenFrame, Widget } from './widget.ts';

const css = `.inline{position:relative;height:var(--height);min-height:200px}`;
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
export function showInline(widget: Widget, { opening, href, context, ...options }: InlineOptions): void {
  const { element, root } = widget;
  const path = pathOf(opening);
  const isGeneral = !('lectureId' in opening.params && opening.params.lectureId);
  if (widget.frame && (isGeneral || widget.frame.path === path)) {
    widget.frame.focus();
    return;
  }
  widget.frame?.end();
  const box = make('div', { class: 'inline' }, make('slot', { name: SLOT }));
  const setHeight = (px: number) => box.style.setProperty('--height', `${px}px`);
  // What follows in the page stays where it is.
  setHeight(element.getBoundingClientRect().height);
  const stage = createStage({
    context,
    path,
    host: element,
    slot: SLOT,
    settings: () => settingsFor(widget.context ?? context, element),
    onMessage(message) {
      if (message.type === 'height') setHeight(message.px);
      if (message.type === 'opened') stage.frame.focus();
      if (message.type === 'close') frame.leave();
      keepTimes(element, message);
      options.onMessage(message);
    },
    onRefused: () => location.assign(href),
    onCancel: () => frame.leave(),
  });
  const frame: OpenFrame = {
    path,
    focus: () => stage.frame.focus(),
    post: stage.post,
    end() {
      widget.frame = undefined;
      keepTimes(element);
      stage.remove();
    },
    leave() {
      frame.end();
      options.restore();
    },
  };
  widget.frame = frame;
  widget.phase = 'ready';
  widget.settle();
  root.adoptedStyleSheets = [sheet(css), sheet(stageSheet), ownSheet()];
  box.append(stage.cover);
  root.replaceChildren(box);
  stage.expect(href);
}
