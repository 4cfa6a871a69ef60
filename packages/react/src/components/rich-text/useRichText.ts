import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { readLecture, writeLecture } from './lectureText.ts';
import { lectureSchema } from './schema.ts';
import { stripInlineStyles } from './stripInlineStyles.ts';
import { toolbarCommands } from './toolbarCommands.ts';
import { typing } from './typing.ts';

const { list_item, hard_break } = lectureSchema.nodes;

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
  return true;
});

const plugins = (ask: Record<string, Command>): Plugin[] => [
  history(),
  typing,
  keymap(ask),
  keymap(Object.fromEntries(toolbarCommands.flat().flatMap(({ keys, run }) => (run ? [[keys, run]] : [])))),
  keymap({
    'Mod-y': redo,
    // What was made of the signs, back into them.
    Backspace: undoInputRule,
    'Shift-Enter': newLine,
    Enter: splitListItem(list_item),
    // Tab leaves the field, as everywhere.
    'Mod-]': sinkListItem(list_item),
    'Mod-[': liftListItem(list_item),
  }),
  keymap(baseKeymap),
];

/**
 * The editor in an element, beside the field whose value a form reads. The field tells the form of each change by an
 * event of its own, as if somebody had typed into it.
 */
export function useRichText(
  field: RefObject<HTMLTextAreaElement | null>,
  { onLink, onToolbar }: { onLink: () => void; onToolbar: () => void },
) {
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [state, setState] = useState<EditorState>();
  const asked = useRef({ onLink, onToolbar });
  asked.current = { onLink, onToolbar };

  useLayoutEffect(() => {
    if (!element.current || !field.current) return;
    const input = field.current;
    const ask = (name: 'onLink' | 'onToolbar') => () => {
      asked.current[name]();
      return true;
    };
    const begin = EditorState.create({
      doc: readLecture(input.value),
      plugins: plugins({ 'Mod-k': ask('onLink'), 'Alt-F10': ask('onToolbar') }),
    });
    const made = new EditorView(
      { mount: element.current },
      {
        state: begin,
        transformPastedHTML: stripInlineStyles,
        dispatchTransaction(transaction) {
          const next = made.state.apply(transaction);
          made.updateState(next);
          setState(next);
          if (!transaction.docChanged) return;
          input.value = writeLecture(next.doc);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        },
      },
    );
    view.current = made;
    setState(begin);
    return () => {
      view.current = undefined;
      made.destroy();
    };
  }, [field]);

  return {
    element,
    /** What is in the editor; undefined until it is there. */
    state,
    run: useCallback((command: Command) => {
      const { current } = view;
      return current ? command(current.state, current.dispatch, current) : false;
    }, []),
    focus: useCallback(() => view.current?.focus(), []),
  };
}
