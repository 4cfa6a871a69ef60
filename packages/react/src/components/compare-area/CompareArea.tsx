import { forwardRef, type ReactNode, useMemo, useState } from 'react';
import { useComparison } from '../../hooks/catalogue/useComparison.ts';
import { CardCompareContext } from '../../provider/cardContexts.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { late } from '../../ui/late.ts';
import type { Refusal } from './CompareTray.tsx';
import { CompareAreaProvider } from './context.ts';
import { CompareAreaToggle } from './parts.ts';

export interface CompareAreaProps extends RootProps<'div'> {
  /** Your page, with its lists of courses. */
  children?: ReactNode;
}

const tray = late(async () => (await import('./CompareTray.tsx')).CompareTray);

const Root = forwardRef<HTMLDivElement, CompareAreaProps>(function CompareArea({ children, className, ...props }, ref) {
  const { courses } = useComparison();
  const { comparison } = useLectern('CompareArea').marketplace;
  const [isOpen, setOpen] = useState(false);
  // It holds until the comparison changes.
  const [refusal, setRefusal] = useState<Refusal & { courses: unknown }>();
  const value = useMemo(
    () => ({
      open: () => setOpen(true),
      refuse: (title: string) =>
        setRefusal((last) => ({ title, number: (last?.number ?? 0) + 1, courses: comparison.getState().courses })),
    }),
    [comparison],
  );
  return (
    <PartElement of="div" ref={ref} {...props} className={cx('lectern-compare-area', className)}>
      <CompareAreaProvider value={value}>
        <CardCompareContext.Provider value={CompareAreaToggle}>{children}</CardCompareContext.Provider>
      </CompareAreaProvider>
      {(isOpen || courses.length > 0) && (
        <LatePart part={tray} root={{ className: 'lectern-compare-area-tray' }}>
          {(CompareTray) => (
            <CompareTray
              isOpen={isOpen}
              setOpen={setOpen}
              refusal={refusal?.courses === courses ? refusal : undefined}
            />
          )}
        </LatePart>
      )}
    </PartElement>
  );
});

/**
 * Around a page with lists of courses: their cards have a button that marks up to three courses. A tray at the bottom of the
 * screen shows which, and opens a table of them side by side. Its code loads with the first mark.
 */
export const CompareArea = Object.assign(Root, { Toggle: CompareAreaToggle });
