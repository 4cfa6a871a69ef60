import { forwardRef, type ReactNode, useContext, useMemo, useState } from 'react';
import { CardSampleContext } from '../../provider/cardContexts.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { LoadFailureContext, late } from '../../ui/late.ts';
import { SampleAreaProvider } from './context.ts';
import { SampleAreaLink } from './parts.ts';
import type { SampleAreaDialogProps } from './SampleAreaDialog.tsx';

export interface SampleAreaProps extends RootProps<'div'> {
  /** Your page, with its lists of courses. */
  children?: ReactNode;
}

const dialog = late<SampleAreaDialogProps>(async () => (await import('./SampleAreaDialog.tsx')).SampleAreaDialog);

const Root = forwardRef<HTMLDivElement, SampleAreaProps>(function SampleArea({ children, className, ...props }, ref) {
  const sayFailure = useContext(LoadFailureContext);
  const [course, setCourse] = useState<SampleAreaDialogProps['course']>();
  const [isOpen, setOpen] = useState(false);
  const value = useMemo(
    () => ({
      open: (courseId: string, title: string) => {
        setCourse({ courseId, title });
        setOpen(true);
      },
    }),
    [],
  );
  const { Part: SampleDialog } = dialog.usePart({
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      return sayFailure();
    },
  });
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-sample-area', className)}>
      <SampleAreaProvider value={value}>
        <CardSampleContext.Provider value={SampleAreaLink}>{children}</CardSampleContext.Provider>
      </SampleAreaProvider>
      {SampleDialog && course && <SampleDialog course={course} open={isOpen} onOpenChange={setOpen} />}
    </PartElement>
  );
});

/**
 * Around a page with lists of courses: the card of a course with a free lesson has a link that opens the lesson in a dialog,
 * with the way into the course below it. The dialog's code loads with the first press.
 */
export const SampleArea = Object.assign(Root, { Link: SampleAreaLink });
