import { forwardRef } from 'react';
import { PartElement, type RootProps } from './definePart.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextAreaProps extends RootProps<'textarea'>, FieldFrameProps {}

/** A labelled textarea with its hint and its error. The textarea takes the ref and native props, the frame the class. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, className, id, ...props },
  ref,
) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} className={className}>
      {(control) => <PartElement of="textarea" ref={ref} dir="auto" rows={6} {...control} {...props} />}
    </FieldFrame>
  );
});
