import type { richTextWords } from '@lectern/sdk/words';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { IconShape } from '../../ui/Icon.tsx';
import { lectureSchema } from './schema.ts';

const { nodes, marks } = lectureSchema;

/** One thing that can be done to the text. */
export interface ToolbarCommand {
  name: string;
  label: keyof typeof richTextWords;
  /** In the 24 units of icons. */
  shape: IconShape;
  /** As key maps have it; `Mod` is Control, or Command on a Mac. */
  keys: string;
  /** Missing for the one that asks for an address. */
  run?: Command;
  isActive?: (state: EditorState) => boolean;
  /** It points along the line. */
  isDirectional?: boolean;
}

const hasMark =
  (type: MarkType) =>
  ({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState): boolean =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);

const isBlock =
  (type: NodeType, attrs?: Attrs) =>
  ({ selection: { $from } }: EditorState): boolean =>
    $from.parent.hasMarkup(type, attrs ?? $from.parent.attrs);

/** How deep in the text the nearest of some kinds around the selection is. */
function depthOf({ selection: { $from } }: EditorState, ...types: (NodeType | undefined)[]): number | undefined {
  for (let depth = $from.depth; depth > 0; depth--) if (types.includes($from.node(depth).type)) return depth;
  return undefined;
}

const isIn =
  (type: NodeType) =>
  (state: EditorState): boolean =>
    depthOf(state, type) !== undefined;

const toggleBlock =
  (type: NodeType, attrs?: Attrs): Command =>
  (state, dispatch) =>
    isBlock(type, attrs)(state)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, attrs)(state, dispatch);

/** The nearest list around: away with it, or into the other kind; a list where there is none. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const depth = depthOf(state, nodes.bullet_list, nodes.ordered_list);
    if (depth === undefined) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    if ($from.node(depth).type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };

const nearestList = (type: NodeType) => (state: EditorState) => {
  const depth = depthOf(state, nodes.bullet_list, nodes.ordered_list);
  return depth !== undefined && state.selection.$from.node(depth).type === type;
};

/** A mark is none of the text's while the cursor is in a block of code. */
const mark = (name: 'strong' | 'em' | 'code', shape: IconShape, keys: string): ToolbarCommand => ({
  name,
  label: `richText.${name}`,
  shape,
  keys,
  run: toggleMark(marks[name]),
  isActive: hasMark(marks[name]),
});

const heading = (level: 2 | 3 | 4, digit: string): ToolbarCommand => ({
  name: `heading${level}`,
  label: `richText.heading${level}`,
  shape: `M3.5 6v12M11 6v12M3.5 12H11${digit}`,
  keys: `Mod-Alt-${level}`,
  run: toggleBlock(nodes.heading, { level }),
  isActive: isBlock(nodes.heading, { level }),
});

/** The commands in their groups, as they stand in the toolbar. */
export const toolbarCommands: readonly (readonly ToolbarCommand[])[] = [
  [
    mark('strong', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z', 'Mod-b'),
    mark('em', 'M10.5 5H18M6 19h7.5M14.5 5l-5 14', 'Mod-i'),
    mark('code', 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5', 'Mod-e'),
  ],
  [
    heading(2, 'M15 11.5a2.5 2.5 0 1 1 4.4 1.6L15 18h5'),
    heading(3, 'M15 9.5h5l-3 3.4a2.6 2.6 0 1 1-2.3 4'),
    heading(4, 'M19 18V9.5L14.5 15.5h6'),
  ],
  [
    {
      name: 'bulletList',
      label: 'richText.bulletList',
      shape: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.01M5 12h.01M5 17.5h.01',
      keys: 'Mod-Shift-8',
      run: toggleList(nodes.bullet_list),
      isActive: nearestList(nodes.bullet_list),
    },
    {
      name: 'orderedList',
      label: 'richText.orderedList',
      shape: 'M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4.3 5.2 6 4.5V9M4.3 15.2a1.3 1.3 0 1 1 2.3.9L4.3 19H7',
      keys: 'Mod-Shift-7',
      run: toggleList(nodes.ordered_list),
      isActive: nearestList(nodes.ordered_list),
    },
    {
      name: 'quote',
      label: 'richText.quote',
      shape: 'M10 7H5v5h5zM10 12c0 2.7-1.3 4.3-3.5 5M19 7h-5v5h5zM19 12c0 2.7-1.3 4.3-3.5 5',
      keys: 'Mod-Shift-9',
      run: (state, dispatch) => (isIn(nodes.blockquote)(state) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
      isActive: isIn(nodes.blockquote),
    },
    {
      name: 'codeBlock',
      label: 'richText.codeBlock',
      shape: 'M3.5 5h17v14h-17zM9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
      keys: 'Mod-Alt-c',
      run: toggleBlock(nodes.code_block),
      isActive: isBlock(nodes.code_block),
    },
  ],
  [
    {
      name: 'link',
      label: 'richText.link',
      shape:
        'M10 13.5a4 4 0 0 0 5.9.4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10.5a4 4 0 0 0-5.9-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6',
      keys: 'Mod-k',
      isActive: hasMark(marks.link),
    },
  ],
  [
    {
      name: 'undo',
      label: 'richText.undo',
      shape: 'm8.5 4.5-4 4 4 4M4.5 8.5H14a5.2 5.2 0 0 1 0 10.5H9',
      keys: 'Mod-z',
      run: undo,
      isDirectional: true,
    },
    {
      name: 'redo',
      label: 'richText.redo',
      shape: 'm15.5 4.5 4 4-4 4M19.5 8.5H10A5.2 5.2 0 0 0 10 19h5',
      keys: 'Mod-Shift-z',
      run: redo,
      isDirectional: true,
    },
  ],
];
