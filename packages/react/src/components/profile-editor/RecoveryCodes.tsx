import { secondFactorWords } from '@lectern/sdk/words';
import { useEffect, useRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The codes, which nobody can see again: to copy, or as a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLectern('ProfileTabs', secondFactorWords);
  const text = codes.join('\n');
  const list = useRef<HTMLUListElement>(null);
  // What had the focus before is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <div className="lectern-form">
      <ul
        ref={list}
        tabIndex={-1}
        className="lectern-profile-editor-second-factor-codes"
        aria-label={t('recoveryCodes.list')}
      >
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ul>
      <div className="lectern-dialog-actions lectern-profile-editor-second-factor-keep">
        <CopyButton
          text={text}
          label={t('recoveryCodes.copy')}
          copiedLabel={t('codes.copied')}
          failedLabel={t('codes.notCopied')}
        />
        <a
          className="lectern-button"
          data-size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          {t('recoveryCodes.download')}
        </a>
        <Button variant="primary" onClick={onDone}>
          {t('secondFactor.done')}
        </Button>
      </div>
    </div>
  );
}
