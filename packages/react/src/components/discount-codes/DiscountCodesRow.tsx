import type { Discount } from '@lectern/sdk';
import { discountState } from '@lectern/sdk/rules';
import { discountWords, partnerWords } from '@lectern/sdk/words';
import { useId, useRef, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import type { UseDiscountsResult } from '../../hooks/authoring/useDiscounts.ts';
import { addressHere } from '../../provider/addressHere.ts';
import { useLectern } from '../../provider/context.ts';
import { extendPath } from '../../provider/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DiscountCodesEdit } from './DiscountCodesEdit.tsx';

/** How many courses a row names. */
const NAMED_COURSES = 3;

/** A code with what it takes off, its limits and its uses, its link, and the button that ends it. */
export function DiscountCodesRow({ discount, view }: { discount: Discount; view: UseDiscountsResult }) {
  const { t, formats, paths } = useLectern('DiscountCodes', discountWords, partnerWords);
  const { user } = useSession();
  const isOwn = user?.role === 'instructor';
  const { _id, code, kind, value, courses, instructor, used, maxUses, maxPerPerson, isActive } = discount;
  const state = discountState(discount, Date.now());
  // Its time is over, whether or not somebody has ended it.
  const isLate = discountState({ ...discount, isActive: true }, Date.now()) === 'ended';
  const [start, end] = [discount.startsAt, discount.endsAt].map((moment) => moment && formats.dateTime(moment));
  const valid = start && end ? t('discounts.between', { start, end }) : start ? t('discounts.from', { start }) : end;
  const all =
    discount.scope === 'all'
      ? t('discounts.scope.all')
      : isOwn
        ? t('discounts.scope.own')
        : t('discounts.scope.instructor', { name: instructor ?? '' });
  const more = courses.length - NAMED_COURSES;
  const [only] = courses;
  const target =
    only && courses.length === 1
      ? paths.course(only.courseId)
      : isOwn && user
        ? paths.instructorProfile(user.userId)
        : paths.courses;
  const facts = [
    [
      'value',
      kind === 'percent'
        ? t('discounts.percent', { percent: formats.number(value) })
        : only && courses.length === 1
          ? t('discounts.amountOfCourse', { amount: formats.money(value), course: only.title })
          : t('discounts.amount', { amount: formats.money(value) }),
    ],
    [
      'for',
      discount.scope === 'courses' ? (
        <>
          {courses.slice(0, NAMED_COURSES).map(({ courseId, title }) => (
            <span key={courseId} dir="auto">
              {title}
            </span>
          ))}
          {more > 0 && <span>{t.plural('discounts.moreCourses', more)}</span>}
          {!isOwn && instructor && <span dir="auto">({instructor})</span>}
        </>
      ) : (
        all
      ),
    ],
    [
      'used',
      maxUses === undefined
        ? formats.count(used)
        : t('discounts.usedOf', { used: formats.count(used), most: formats.count(maxUses) }),
    ],
    ['perPerson', maxPerPerson !== undefined && t.plural('discounts.perPersonUses', maxPerPerson)],
    ['window', start || !end ? valid : t('discounts.until', { end })],
  ] as const;
  const isBusy = view.changingId === _id;
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const editId = useId();
  const close = () => {
    setEdited(false);
    editButton.current?.focus();
  };
  return (
    <li className="lectern-discount-codes-row" data-id={_id} data-state={state}>
      <div className="lectern-discount-codes-name">
        <strong dir="ltr">{code}</strong>
        <span className="lectern-badge" data-status={state}>
          {t(`discounts.state.${state}`)}
        </span>
      </div>
      <dl>
        {facts.map(
          ([key, text]) =>
            text && (
              <div key={key}>
                <dt>{t(`discounts.${key}`)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="lectern-discount-codes-actions">
        {state !== 'ended' && (
          <CopyButton
            text={addressHere(extendPath(target, { query: { code } }))}
            label={t('discounts.copyLink')}
            name={t('discounts.copyLinkLabel', { code })}
            copiedLabel={t('copy.copied')}
            failedLabel={t('copy.failed')}
          />
        )}
        <Button
          ref={editButton}
          size="small"
          variant="quiet"
          className="lectern-button-flush"
          aria-expanded={isEdited}
          aria-controls={isEdited ? editId : undefined}
          aria-label={t('discounts.editLabel', { code })}
          onClick={() => (isEdited ? close() : setEdited(true))}
        >
          {t('discounts.edit')}
        </Button>
        {!isLate && (
          <Button
            size="small"
            variant="quiet"
            className="lectern-button-flush"
            isBusy={isBusy}
            busyLabel={t(isActive ? 'discounts.ending' : 'discounts.restoring')}
            aria-label={
              isBusy
                ? t(isActive ? 'discounts.ending' : 'discounts.restoring')
                : t(isActive ? 'discounts.endLabel' : 'discounts.restoreLabel', { code })
            }
            onClick={() => view.setActive(discount, !isActive)}
          >
            {t(isActive ? 'discounts.end' : 'discounts.restore')}
          </Button>
        )}
      </div>
      {isEdited && <DiscountCodesEdit id={editId} discount={discount} onEdited={view.onEdited} onClose={close} />}
    </li>
  );
}
