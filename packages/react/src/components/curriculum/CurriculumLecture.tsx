import type { Lecture, LectureOutline } from '@lectern/sdk';
import { courseWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { isCompleted, useCurriculumContext } from './context.ts';

export interface CurriculumLectureProps extends Omit<RootProps<'li'>, 'children'> {
  /** The lecture. An outline, without its content, is enough. */
  lecture: LectureOutline | Lecture;
}

/** A lecture with its kind, title and duration: a button, or locked in preview mode unless it is a free sample. */
export const CurriculumLecture = forwardRef<HTMLLIElement, CurriculumLectureProps>(function CurriculumLecture(
  { lecture, className, ...props },
  ref,
) {
  const { isPreview, currentLectureId, onLectureSelect } = useCurriculumContext('CurriculumLecture');
  const { t, formats } = useLectern('CurriculumLecture', courseWords);
  const isDone = isCompleted(lecture);
  const isLocked = isPreview && !lecture.isFree;
  // Without scripts a button would do nothing: the page shows the first free lecture by itself.
  const isButton = useHydrated() ? !isLocked : !isPreview;
  const content = (
    <>
      <span className="lectern-curriculum-mark" data-complete={isDone || undefined}>
        <Icon shape={isDone ? icons.check : lectureIcon[lecture.type]} />
      </span>
      <span className="lectern-curriculum-name">
        <span className="lectern-visually-hidden">{t(`lecture.${lecture.type}`)}: </span>
        <bdi>{lecture.title}</bdi>
        {isDone && <span className="lectern-visually-hidden"> ({t('curriculum.done')})</span>}
        {isLocked && <span className="lectern-visually-hidden"> ({t('curriculum.isLocked')})</span>}
      </span>
      {isPreview && lecture.isFree && <span className="lectern-curriculum-free">{t('curriculum.free')}</span>}
      {lecture.duration > 0 && <span className="lectern-curriculum-time">{formats.duration(lecture.duration)}</span>}
      {isLocked && <Icon shape={icons.lock} className="lectern-curriculum-lock" />}
    </>
  );
  return (
    <PartElement of="li" ref={ref} {...props} className={cx('lectern-curriculum-item', className)}>
      {!isButton ? (
        <div className="lectern-curriculum-lecture" title={isLocked ? t('curriculum.locked') : undefined}>
          {content}
        </div>
      ) : (
        <button
          type="button"
          className="lectern-curriculum-lecture"
          aria-current={lecture._id === currentLectureId ? 'true' : undefined}
          data-state={isDone ? 'complete' : 'incomplete'}
          onClick={() => onLectureSelect?.(lecture._id)}
        >
          {content}
        </button>
      )}
    </PartElement>
  );
});
