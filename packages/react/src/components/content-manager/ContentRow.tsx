import { contentWords, teachingWords } from '@lectern/sdk/words';
import { memo } from 'react';
import { usePreparationText } from '../../hooks/authoring/useVideoPreparation.ts';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { type ContentRowData, rowId } from './contentRows.ts';
import { RowMenu } from './RowMenu.tsx';

const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';

interface ContentRowProps {
  row: ContentRowData;
  /** The position from 1, for lists that do not render all rows. */
  place: number | undefined;
  total: number;
  /** False during a search: neighbours may be hidden. */
  canMove: boolean;
  /** The id of the element that takes the focus when the last row is removed. */
  focusFallback: string;
}

/** One row. The list handles the clicks of its buttons by `data-action`. */
export const ContentRow = memo(function ContentRow({ row, place, total, canMove, focusFallback }: ContentRowProps) {
  const { t, formats, Link, paths } = useLectern('ContentManager', contentWords);
  const props = {
    className: 'lectern-content-manager-row',
    'data-kind': row.kind,
    'data-id': rowId(row),
    ...(place === undefined ? {} : { 'aria-posinset': place, 'aria-setsize': total }),
  };
  if (row.kind === 'empty') return <li {...props}>{t('contentManager.emptySection')}</li>;
  return row.kind === 'section' ? (
    <li {...props} draggable={canMove}>
      {canMove && <Icon shape={grip} className="lectern-content-manager-grip" />}
      <SectionCells row={row} />
      {canMove && <MoveButtons title={row.section.title} {...row} />}
      <span className="lectern-row-actions">
        <Action name="add" label="contentManager.addLecture" of="contentManager.addLectureTo" row={row} />
        <RowMenu {...row} title={row.section.title} canMove={canMove} focusFallback={focusFallback} />
      </span>
    </li>
  ) : (
    <li {...props} draggable={canMove}>
      {canMove && <Icon shape={grip} className="lectern-content-manager-grip" />}
      <LectureCells row={row} />
      {canMove && <MoveButtons title={row.lecture.title} {...row} />}
      <span className="lectern-row-actions">
        {row.lecture.type === 'quiz' &&
          (row.lecture.quizId ? (
            <Action name="quiz" label="contentManager.editQuiz" of="contentManager.editQuizOf" row={row} />
          ) : (
            <Action name="quiz" label="contentManager.createQuiz" of="contentManager.createQuizFor" row={row} />
          ))}
        {row.lecture.type === 'assignment' && (
          <Link
            href={paths.grading(row.lecture._id)}
            className="lectern-row-action"
            aria-label={
              row.lecture.waiting > 0
                ? t.plural('contentManager.gradeCountOf', row.lecture.waiting, { title: row.lecture.title })
                : t('contentManager.gradeOf', { title: row.lecture.title })
            }
          >
            {row.lecture.waiting > 0
              ? t('contentManager.gradeCount', { count: formats.count(row.lecture.waiting) })
              : t('contentManager.grade')}
          </Link>
        )}
        <RowMenu {...row} title={row.lecture.title} canMove={canMove} focusFallback={focusFallback} />
      </span>
    </li>
  );
});

function SectionCells({ row: { section, isOpen } }: { row: Extract<ContentRowData, { kind: 'section' }> }) {
  const { t, formats } = useLectern('ContentManager');
  const seconds = section.lectures.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <>
      <h3>
        <button type="button" data-action="toggle" aria-expanded={isOpen} className="lectern-content-manager-toggle">
          <bdi>{section.title}</bdi>
        </button>
      </h3>
      <span className="lectern-content-manager-time">
        {t.plural('count.lectures', section.lectures.length)}
        {seconds > 0 && ` · ${formats.duration(seconds)}`}
      </span>
    </>
  );
}

function LectureCells({ row: { lecture } }: { row: Extract<ContentRowData, { kind: 'lecture' }> }) {
  const { t, formats } = useLectern('ContentManager', contentWords, teachingWords);
  const preparationText = usePreparationText('ContentManager');
  const { preparation } = lecture;
  const flags = [
    !lecture.isPublished && t('contentManager.draft'),
    lecture.isFree && t('contentManager.free'),
    lecture.type === 'quiz' && t(lecture.quizId ? 'contentManager.quizCreated' : 'contentManager.noQuiz'),
  ].filter(Boolean);
  const isReady = lecture.isPublished && (lecture.type !== 'quiz' || lecture.quizId !== undefined);
  return (
    <>
      <Icon shape={lectureIcon[lecture.type]} />
      <span className="lectern-content-manager-title">
        <button
          type="button"
          dir="auto"
          className="lectern-content-manager-open"
          data-action="edit"
          aria-label={t('contentManager.editItem', { title: lecture.title })}
        >
          {lecture.title}
        </button>
        {/* The space is outside: an inline block drops a leading one. */}
        {flags.length > 0 && ' '}
        {flags.length > 0 && (
          <span className="lectern-content-manager-flags" data-state={isReady ? 'ready' : 'waiting'}>
            {flags.join(' ')}
          </span>
        )}
        {preparation && (
          <>
            {' '}
            <span className="lectern-content-manager-film" data-state={preparation.state}>
              {preparationText(preparation)}
            </span>
          </>
        )}
      </span>
      {lecture.duration > 0 && (
        <span className="lectern-content-manager-time">{formats.duration(lecture.duration)}</span>
      )}
    </>
  );
}

/**
 * For a pointer: the keyboard has Alt with the arrow keys and the menu, so that a row is not two stops longer. At an end
 * the button stays and is disabled for ARIA only, so that it keeps the focus.
 */
function MoveButtons({ title, isFirst, isLast }: { title: string; isFirst: boolean; isLast: boolean }) {
  const { t } = useLectern('ContentManager', contentWords);
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className="lectern-row-move"
        data-action="up"
        aria-label={t('contentManager.moveUp', { title })}
        aria-disabled={isFirst || undefined}
      />
      <button
        type="button"
        tabIndex={-1}
        className="lectern-row-move"
        data-action="down"
        aria-label={t('contentManager.moveDown', { title })}
        aria-disabled={isLast || undefined}
      />
    </>
  );
}

interface ActionProps {
  name: string;
  label: keyof typeof contentWords;
  /** The label with the title, for screen readers. */
  of: ActionProps['label'];
  row: Exclude<ContentRowData, { kind: 'empty' }>;
}

function Action({ name, label, of, row }: ActionProps) {
  const { t } = useLectern('ContentManager', contentWords);
  const { title } = row.kind === 'section' ? row.section : row.lecture;
  return (
    <button type="button" className="lectern-row-action" data-action={name} aria-label={t(of, { title })}>
      {t(label)}
    </button>
  );
}
