import type { Lecture, LectureOutline } from '@lectern/sdk';
import type { ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';

interface CurriculumSection {
  _id: string;
  title: string;
  lectures: readonly (LectureOutline | Lecture)[];
}

export interface CurriculumProps {
  sections: readonly CurriculumSection[];
  /** Preview mode (§2): lectures are named but cannot be opened. */
  isPreview?: boolean;
  currentLectureId?: string | undefined;
  onLectureSelect?: (lectureId: string) => void;
}

/** Sections and lectures with kinds, durations and totals. */
export function Curriculum({ sections, isPreview = false, currentLectureId, onLectureSelect }: CurriculumProps) {
  const { t, formats } = useLectern('Curriculum');
  return (
    <ol className="lectern-curriculum">
      {sections.map((section) => {
        const seconds = section.lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
        const done = section.lectures.filter((lecture) => 'isCompleted' in lecture && lecture.isCompleted).length;
        return (
          <li key={section._id}>
            <details open className="lectern-curriculum-section">
              <summary>
                <span className="lectern-curriculum-title" dir="auto">
                  {section.title}
                </span>
                <span className="lectern-curriculum-facts">
                  {isPreview
                    ? t.plural('count.lectures', section.lectures.length)
                    : `${done}/${section.lectures.length}`}
                  {seconds > 0 && ` · ${formats.duration(seconds)}`}
                </span>
                <Icon name="chevronDown" />
              </summary>
              <ol className="lectern-curriculum-lectures">
                {section.lectures.map((lecture) => (
                  <li key={lecture._id}>
                    <CurriculumLecture
                      lecture={lecture}
                      isPreview={isPreview}
                      isCurrent={lecture._id === currentLectureId}
                      onSelect={onLectureSelect}
                    />
                  </li>
                ))}
              </ol>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

interface CurriculumLectureProps {
  lecture: LectureOutline | Lecture;
  isPreview: boolean;
  isCurrent: boolean;
  onSelect: ((lectureId: string) => void) | undefined;
}

function CurriculumLecture({ lecture, isPreview, isCurrent, onSelect }: CurriculumLectureProps) {
  const { t, formats } = useLectern('Curriculum');
  const isCompleted = 'isCompleted' in lecture && lecture.isCompleted;
  const content: ReactNode = (
    <>
      <span className="lectern-curriculum-mark" data-complete={isCompleted || undefined}>
        <Icon name={isCompleted ? 'check' : lectureIcon[lecture.type]} />
      </span>
      <span className="lectern-curriculum-name">
        <span className="lectern-visually-hidden">{t(`lecture.${lecture.type}`)}: </span>
        <bdi>{lecture.title}</bdi>
        {isCompleted && <span className="lectern-visually-hidden"> ({t('curriculum.done')})</span>}
      </span>
      {lecture.duration > 0 && <span className="lectern-curriculum-time">{formats.duration(lecture.duration)}</span>}
      {isPreview && <Icon name="lock" className="lectern-curriculum-lock" />}
    </>
  );
  if (isPreview) {
    return (
      <div className="lectern-curriculum-lecture" title={t('curriculum.locked')}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="lectern-curriculum-lecture"
      aria-current={isCurrent ? 'true' : undefined}
      data-state={isCompleted ? 'complete' : 'incomplete'}
      onClick={() => onSelect?.(lecture._id)}
    >
      {content}
    </button>
  );
}
