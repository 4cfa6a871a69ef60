/** The entry `@lectern/react/rich-text`: the default is for `richText={() => import('@lectern/react/rich-text')}`. */
export {
  RichTextEditor,
  RichTextEditor as default,
  type RichTextEditorProps,
} from './components/rich-text/RichTextEditor.tsx';
export type { RichTextComponent, RichTextProps } from './provider/context.ts';
