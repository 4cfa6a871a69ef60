import { limits } from '@lectern/sdk/rules';
import { catalogueWords, compareWords } from '@lectern/sdk/words';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useComparison } from '../../hooks/catalogue/useComparison.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { watchSize } from '../../ui/behaviors/watchSize.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { CoverImage } from '../cover-image/index.ts';
import { CompareDialog } from './CompareDialog.tsx';

/** What could not be added. */
export interface Refusal {
  title: string;
  /** The same course again is said again. */
  number: number;
}

interface CompareTrayProps {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  refusal: Refusal | undefined;
}

/** What is marked, at the bottom of the screen, and the comparison that it opens. */
export function CompareTray({ isOpen, setOpen, refusal }: CompareTrayProps) {
  const { t } = useLectern('CompareTray', catalogueWords, compareWords);
  const { courses, remove, clear } = useComparison();
  const tray = useRef<HTMLElement>(null);
  const statusId = useId();
  useReservedHeight(tray);
  const count = courses.length;
  const most = limits.comparedCourses;
  const isEnough = count > 1;
  return (
    <section
      ref={tray}
      className="lectern-compare-area-tray"
      aria-label={t('compare.tray')}
      data-said={refusal || !isEnough ? true : undefined}
    >
      <p id={statusId} role="status" className="lectern-compare-area-tray-status">
        {refusal ? (
          <span key={refusal.number}>{t('compare.full', { most, title: refusal.title })}</span>
        ) : (
          <>
            {t('compare.chosen', { count, most })}
            {!isEnough && ` ${t('compare.another')}`}
          </>
        )}
      </p>
      <ul>
        {courses.map((course) => (
          <li key={course._id}>
            <CoverImage src={course.imageUrl} sizes="6rem" />
            <span dir="auto">{course.title}</span>
            <button
              type="button"
              className="lectern-icon-button"
              aria-label={t('compare.remove', { title: course.title })}
              onClick={() => remove(course._id)}
            >
              <Icon shape={icons.close} />
            </button>
          </li>
        ))}
      </ul>
      <div className="lectern-compare-area-tray-actions">
        <Button variant="quiet" aria-label={t('compare.clear')} onClick={clear}>
          <Icon shape={icons.trash} />
          <span>{t('compare.clear')}</span>
        </Button>
        <Button
          variant="primary"
          disabled={!isEnough}
          focusableWhenDisabled
          aria-label={t.plural('card.compareAll', count)}
          aria-describedby={statusId}
          onClick={() => setOpen(true)}
        >
          <span>{t('card.compare')}</span>
          <span>{t.plural('card.compareAll', count)}</span>
        </Button>
      </div>
      <CompareDialog open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}

/** The area knows how high the tray is: what has the focus, and what stays at the bottom too, keeps clear of it. */
function useReservedHeight(tray: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = tray.current;
    const area = element?.parentElement;
    if (!element || !area) return;
    const name = '--lectern-compare-tray';
    const stop = watchSize(element, () => area.style.setProperty(name, `${element.offsetHeight}px`));
    return () => {
      stop();
      area.style.removeProperty(name);
    };
  }, [tray]);
}
