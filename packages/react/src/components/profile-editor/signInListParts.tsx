import { accountWords } from '@lectern/sdk/words';
import { useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useSignInListContext } from './context.ts';

/** The heading. */
export const SignInListTitle = definePart('SignInListTitle', 'h2', 'lectern-sign-in-list-title', (name) => {
  useSignInListContext(name);
  const { t } = useLectern(name, accountWords);
  return { children: t('signIns.title') };
});

/** The sentence below the heading. */
export const SignInListNote = definePart(
  'SignInListNote',
  'p',
  'lectern-sign-in-list-note lectern-profile-editor-note',
  (name) => {
    useSignInListContext(name);
    const { t } = useLectern(name, accountWords);
    return { children: t('signIns.note') };
  },
);

/** The list. */
export const SignInListItems = definePart('SignInListItems', 'ul', 'lectern-sign-in-list-items', (name) => {
  const { signIns, end, ending, nameOf } = useSignInListContext(name);
  const { t, formats } = useLectern(name, accountWords);
  const list = useRef<HTMLUListElement>(null);
  return {
    ref: list,
    // Gets the focus when the button that had it goes with its row.
    tabIndex: -1,
    'aria-label': t('signIns.title'),
    children: signIns?.map((signIn) => {
      const { _id, partnerName, createdAt, lastUsedAt, isCurrent } = signIn;
      const device = nameOf(signIn);
      return (
        <li key={_id}>
          <strong>{device}</strong>
          {isCurrent ? (
            <span className="lectern-sign-in-list-current">{t('signIns.current')}</span>
          ) : (
            <Button
              size="small"
              isBusy={ending?._id === _id}
              busyLabel={t('signIns.ending')}
              aria-label={t('signIns.endNamed', { device })}
              onClick={() => {
                list.current?.focus();
                end(signIn);
              }}
            >
              {t('signIns.end')}
            </Button>
          )}
          <span className="lectern-sign-in-list-use">
            {partnerName !== undefined && `${t('signIns.partner', { name: partnerName })} · `}
            <time dateTime={lastUsedAt}>
              {Date.now() - Date.parse(lastUsedAt) < 3_600_000
                ? t('signIns.usedNow')
                : t('signIns.used', { time: formats.ago(lastUsedAt) })}
            </time>
            {' · '}
            {/* Two of the same browser differ in this. */}
            <time dateTime={createdAt}>{t('signIns.since', { date: formats.date(createdAt) })}</time>
          </span>
        </li>
      );
    }),
  };
});

/** Signs out everywhere but here. */
export const SignInListEndOthers = definePart(
  'SignInListEndOthers',
  Button,
  'lectern-sign-in-list-end-others',
  (name) => {
    const { endOthers, isEndingOthers } = useSignInListContext(name);
    const { t } = useLectern(name, accountWords);
    return {
      isBusy: isEndingOthers,
      busyLabel: t('signIns.ending'),
      onClick: endOthers,
      children: t('signIns.endOthers'),
    };
  },
);

/** Says who was signed out, or why not. */
export const SignInListStatus = definePart('SignInListStatus', 'div', 'lectern-sign-in-list-status', (name) => {
  const { news, endError } = useSignInListContext(name);
  return {
    children: (
      <>
        <FormError>{endError}</FormError>
        <p role="status" className="lectern-profile-editor-status">
          {news}
        </p>
      </>
    ),
  };
});
