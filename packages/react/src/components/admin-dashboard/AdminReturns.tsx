import type { ListedReturn } from '@lectern/sdk';
import { refundWords } from '@lectern/sdk/words';
import { type FormEvent, useId, useState } from 'react';
import { useAssignReturn } from '../../hooks/admin/useRefunds.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { OrderFacts } from './OrderFacts.tsx';

/** Of money that somebody returned in the payment provider's dashboard. */
export function ReturnFacts({
  returned: { orderId, email, amount, at },
  title,
}: {
  returned: ListedReturn;
  title: string;
}) {
  const { formats } = useLectern('AdminReturns');
  return (
    <>
      <strong>{title}</strong>
      <time dateTime={at}>{formats.date(at)}</time>
      <OrderFacts orderId={orderId} email={email} amount={amount} />
    </>
  );
}

const inHundredths = (amount: number) => Math.round(amount * 100);

/** Which courses it was for, or that it was goodwill. Both are asked about first: nothing undoes them. */
export function ReturnDecision({
  returned: { _id, amount, email, courses },
  onDone,
}: {
  returned: ListedReturn;
  onDone: (news: string) => void;
}) {
  const { t, formats, marketplace } = useLectern('AdminReturns', refundWords);
  const money = formats.money(amount);
  const { assign, isAssigning, error } = useAssignReturn(_id, {
    onSuccess: () => onDone(t('returns.done', { amount: money, email })),
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const errorId = useId();
  const ending = courses.filter(({ courseId }) => chosen.includes(courseId));
  const sum = ending.reduce((before, course) => before + inHundredths(course.amount), 0);
  const isFitting = sum === inHundredths(amount);
  const canFit = courses.some((course) => inHundredths(course.amount) <= inHundredths(amount));
  const ask = (act: 'end' | 'keep') =>
    marketplace.notices.show({
      type: 'warning',
      title: t(`returns.${act}Title`),
      message: t(`returns.${act}Text`, {
        email,
        amount: money,
        titles: ending.map(({ title }) => title).join(', '),
      }),
      confirmLabel: t(`returns.${act}`),
      isDestructive: true,
      onConfirm: () => assign(act === 'end' ? ending.map(({ courseId }) => courseId) : []),
    });
  const problem =
    isChecked && !isFitting ? t('returns.differs', { sum: formats.money(sum / 100), amount: money }) : error;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setChecked(true);
        if (isFitting && !isAssigning) ask('end');
      }}
    >
      <p>{t('returns.text')}</p>
      {canFit ? (
        <fieldset aria-describedby={problem ? errorId : undefined}>
          <legend>{t('returns.courses')}</legend>
          <p>{t('returns.coursesHint', { amount: money })}</p>
          {courses.map(({ courseId, title, amount: cost }) => (
            <label key={courseId}>
              <input
                type="checkbox"
                checked={chosen.includes(courseId)}
                onChange={({ currentTarget }) =>
                  setChosen(
                    currentTarget.checked ? [...chosen, courseId] : chosen.filter((other) => other !== courseId),
                  )
                }
              />
              <span>
                <span dir="auto">{title}</span> · {formats.money(cost)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        courses.length > 0 && <p>{t('returns.noneFits')}</p>
      )}
      {problem && (
        <p id={errorId} role="alert" className="lectern-field-error">
          {problem}
        </p>
      )}
      <div>
        {canFit && (
          <Button type="submit" variant="primary" isBusy={isAssigning} busyLabel={t('refunds.deciding')}>
            {t('returns.end')}
          </Button>
        )}
        <Button onClick={() => !isAssigning && ask('keep')}>{t('returns.keep')}</Button>
      </div>
    </form>
  );
}
