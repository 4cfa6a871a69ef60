import { memo } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lectureIcon } from '../../ui/lectureIcon.ts';
import { type ContentRowData, rowId } from './contentRows.ts';
import { RowMenu } from './RowMenu.tsx';

const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';

interface ContentRowProps {
  row: ContentRowData;
  /** Among how many, and which; said where not every row is drawn. */
  place: number | undefined;
  total: number;
  /** Neighbours may be hidden while searching: nothing moves then. */
  canMove: boolean;
  /** The id of what gets the focus when the last row goes. */
  heir: string;
}

/** One line. Its buttons say what they do (`data-action`); the list hears them all. */
export const ContentRow = memo(function ContentRow({ row, place, total, canMove, heir }: ContentRowProps) {
  const { t, formats, Link, paths } = useLectern('ContentManager');
  const props = {
    className: 'lectern-content-row',
    'data-kind': row.kind,
    'data-id': rowId(row),
    ...(place === undefined ? {} : { 'aria-posinset': place, 'aria-setsize': total }),
  };
  if (row.kind === 'empty') return <li {...props}>{t('contentManager.emptySection')}</li>;
  return row.kind === 'section' ? (
    <li {...props} draggable={canMove}>
      {canMove && <Icon shape={grip} className="lectern-content-grip" />}
      <SectionCells row={row} />
      {canMove && <MoveButtons title={row.section.title} {...row} />}
      <span className="lectern-content-actions">
        <Action name="add" label="contentManager.addLecture" of="contentManager.addLectureTo" row={row} />
        <RowMenu title={row.section.title} heir={heir} />
      </span>
    </li>
  ) : (
    <li {...props} draggable={canMove}>
      {canMove && <Icon shape={grip} className="lectern-content-grip" />}
      <LectureCells row={row} />
      {canMove && <MoveButtons title={row.lecture.title} {...row} />}
      <span className="lectern-content-actions">
        {row.lecture.type === 'quiz' &&
          (row.lecture.quizId ? (
            <Action name="quiz" label="contentManager.editQuiz" of="contentManager.editQuizOf" row={row} />
          ) : (
            <Action name="quiz" label="contentManager.createQuiz" of="contentManager.createQuizFor" row={row} />
          ))}
        {row.lecture.type === 'assignment' && (
          <Link
            href={paths.grading(row.lecture._id)}
            className="lectern-content-action"
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
        <RowMenu title={row.lecture.title} heir={heir} />
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
        <button type="button" data-action="toggle" aria-expanded={isOpen} className="lectern-content-toggle" dir="auto">
          {section.title}
        </button>
      </h3>
      <span className="lectern-content-time">
        {t.plural('count.lectures', section.lectures.length)}
        {seconds > 0 && ` · ${formats.duration(seconds)}`}
      </span>
    </>
  );
}

function LectureCells({ row: { lecture } }: { row: Extract<ContentRowData, { kind: 'lecture' }> }) {
  const { t, formats } = useLectern('ContentManager');
  const flags = [
    !lecture.isPublished && t('contentManager.draft'),
    lecture.type === 'quiz' && t(lecture.quizId ? 'contentManager.quizCreated' : 'contentManager.noQuiz'),
  ].filter(Boolean);
  const isReady = lecture.isPublished && lecture.quizId !== undefined;
  return (
    <>
      <Icon name={lectureIcon[lecture.type]} />
      <span className="lectern-content-title">
        <button
          type="button"
          dir="auto"
          className="lectern-content-open"
          data-action="edit"
          aria-label={t('contentManager.editItem', { title: lecture.title })}
        >
          {lecture.title}
        </button>
        {/* The space is outside: what stays in one piece drops the one that it begins with. */}
        {flags.length > 0 && ' '}
        {flags.length > 0 && (
          <span className="lectern-content-flags" data-state={isReady ? 'ready' : 'waiting'}>
            {flags.join(' ')}
          </span>
        )}
      </span>
      {lecture.duration > 0 && <span className="lectern-content-time">{formats.duration(lecture.duration)}</span>}
    </>
  );
}

/** At an end the button stays, so that the focus does: the list hears the press, and nothing moves. */
function MoveButtons({ title, isFirst, isLast }: { title: string; isFirst: boolean; isLast: boolean }) {
  const { t } = useLectern('ContentManager');
  return (
    <>
      <button
        type="button"
        className="lectern-content-move"
        data-action="up"
        aria-label={t('contentManager.moveUp', { title })}
        aria-disabled={isFirst || undefined}
      />
      <button
        type="button"
        className="lectern-content-move"
        data-action="down"
        aria-label={t('contentManager.moveDown', { title })}
        aria-disabled={isLast || undefined}
      />
    </>
  );
}

interface ActionProps {
  name: string;
  label: Parameters<ReturnType<typeof useLectern>['t']>[0];
  /** The label with the title in it, for who hears the buttons and not the row. */
  of: ActionProps['label'];
  row: Exclude<ContentRowData, { kind: 'empty' }>;
}

function Action({ name, label, of, row }: ActionProps) {
  const { t } = useLectern('ContentManager');
  const { title } = row.kind === 'section' ? row.section : row.lecture;
  return (
    <button type="button" className="lectern-content-action" data-action={name} aria-label={t(of, { title })}>
      {t(label)}
    </button>
  );
}
