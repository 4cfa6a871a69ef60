import type { Partner } from '@lectern/sdk';
import { partnerWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { partnerValidator } from '../../hooks/admin/partnerValidator.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { usePartnerManagerContext } from './context.ts';
import { PartnerFields } from './PartnerFields.tsx';

export interface PartnerManagerRowProps extends RootProps<'div'> {
  /** The partner, as `usePartnerManager` returns it. */
  partner: Partner;
}

/** A partner with its key and origins; edited in place, its key revoked after a question. */
export const PartnerManagerRow = forwardRef<HTMLDivElement, PartnerManagerRowProps>(function PartnerManagerRow(
  { partner, className, ...props },
  ref,
) {
  const { t, Link, paths } = useLectern('PartnerManagerRow', partnerWords);
  const { clearErrors, revoke, restore, changingId } = usePartnerManagerContext('PartnerManagerRow');
  const { _id, name, key, testKey, origins, ownerEmail } = partner;
  const isActive = partner.state === 'active';
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <PartElement
      of="div"
      ref={ref}
      {...props}
      className={cx('lectern-partner-manager-row', className)}
      data-state={isEditing ? 'editing' : partner.state}
    >
      {isEditing ? (
        <EditForm partner={partner} onDone={() => setEditing(false)} />
      ) : (
        <>
          <div className="lectern-partner-manager-name">
            <strong dir="auto">{name}</strong>
            <span className="lectern-badge" data-status={partner.state}>
              {t(isActive ? 'partners.active' : 'partners.revokedState')}
            </span>
          </div>
          <dl className="lectern-partner-manager-facts">
            <KeyFact label={t('partners.key')} value={key} copy={t('partners.copyLabel', { name })} />
            {testKey && (
              <KeyFact label={t('partners.testKey')} value={testKey} copy={t('partners.copyTestLabel', { name })} />
            )}
            <div>
              <dt>{t('partners.origins')}</dt>
              {origins.map((origin) => (
                <dd key={origin}>
                  <bdi dir="ltr">{origin}</bdi>
                </dd>
              ))}
            </div>
          </dl>
          {ownerEmail && (
            <p className="lectern-partner-manager-owner">{t('partners.ownedBy', { email: ownerEmail })}</p>
          )}
          <div className="lectern-partner-manager-actions">
            <Button
              ref={opener}
              size="small"
              aria-label={t('partners.editLabel', { name })}
              onClick={() => {
                clearErrors();
                setEditing(true);
              }}
            >
              {t('partners.edit')}
            </Button>
            <Link
              href={paths.snippets(key)}
              className="lectern-button"
              data-variant="secondary"
              data-size="small"
              aria-label={t('partners.snippetLabel', { name })}
            >
              {t('partners.snippet')}
            </Link>
            <Button
              variant={isActive ? 'quiet' : 'secondary'}
              size="small"
              className={isActive ? 'lectern-button-flush' : undefined}
              isBusy={changingId === _id}
              busyLabel={t(isActive ? 'partners.revoking' : 'partners.restoring')}
              aria-label={t(isActive ? 'partners.revokeLabel' : 'partners.restoreLabel', { name })}
              onClick={() => (isActive ? revoke(partner) : restore(partner))}
            >
              {t(isActive ? 'partners.revoke' : 'partners.restore')}
            </Button>
          </div>
        </>
      )}
    </PartElement>
  );
});

/** A key, with a button that copies it. */
function KeyFact({ label, value, copy }: { label: string; value: string; copy: string }) {
  const { t } = useLectern('PartnerManagerRow', partnerWords);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value}</code>
        <CopyButton
          text={value}
          label={t('copy.copy')}
          name={copy}
          copiedLabel={t('copy.copied')}
          failedLabel={t('copy.failed')}
        />
      </dd>
    </div>
  );
}

function EditForm({ partner, onDone }: { partner: Partner; onDone: () => void }) {
  const { marketplace, t } = useLectern('PartnerManagerRow', partnerWords);
  const { save, isSaving, saveErrors, clearErrors } = usePartnerManagerContext('PartnerManagerRow');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { errors, formProps } = useForm(
    partnerValidator(marketplace),
    async (input) => {
      if (!isSaving && (await save(partner._id, input))) onDone();
    },
    saveErrors?.fields,
  );
  return (
    <form
      {...formProps}
      className="lectern-form"
      aria-label={t('partners.editLabel', { name: partner.name })}
      onInput={(event) => {
        formProps.onInput(event);
        if (saveErrors) clearErrors();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isSaving) onDone();
      }}
    >
      <PartnerFields partner={partner} errors={errors} refusal={saveErrors} firstField={field} />
      <div className="lectern-partner-manager-actions">
        <Button type="submit" variant="primary" size="small" isBusy={isSaving} busyLabel={t('partners.saving')}>
          {t('partners.save')}
        </Button>
        <Button size="small" onClick={onDone} disabled={isSaving}>
          {t('partners.cancel')}
        </Button>
      </div>
    </form>
  );
}
