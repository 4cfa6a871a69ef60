import { certificateWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Certificate } from '../certificate/index.ts';
import { FileField } from '../file-field/index.ts';
import { useCertificateCheckContext } from './context.ts';

/** The file is only read here. */
const notUploaded = { isUploading: false, start() {}, cancel() {}, forget() {}, retry: undefined };

/** The field for a number or the text of an Open Badge, and the choice of its file. */
export const CertificateCheckField = definePart(
  'CertificateCheckField',
  'div',
  'lectern-certificate-check-field',
  (name) => {
    const { t } = useLectern(name, certificateWords);
    const { text, setText, readFile, error } = useCertificateCheckContext(name);
    return {
      children: (
        <>
          <Field
            label={t('certificate.checkLabel')}
            hint={t('certificate.checkHint')}
            error={error}
            name="certificate"
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <p className="lectern-certificate-check-or">{t('certificate.checkOr')}</p>
          <FileField
            chooseLabel={t('certificate.checkFile')}
            hint={t('certificate.checkFileHint')}
            accept=".jwt,text/plain"
            upload={notUploaded}
            onChoose={readFile}
          />
        </>
      ),
    };
  },
);

/** The button. */
export const CertificateCheckButton = definePart(
  'CertificateCheckButton',
  Button,
  'lectern-certificate-check-button',
  (name) => {
    const { t } = useLectern(name, certificateWords);
    const { isChecking } = useCertificateCheckContext(name);
    return {
      type: 'submit',
      variant: 'primary',
      isBusy: isChecking,
      busyLabel: t('certificate.checking'),
      children: t('certificate.check'),
    };
  },
);

const texts = {
  valid: 'certificate.verdictValid',
  revoked: 'certificate.verdictRevoked',
  changed: 'certificate.verdictChanged',
  unknown: 'certificate.verdictUnknown',
} as const;

/** What was found, announced, and the certificate as it is stored. Empty before. */
export const CertificateCheckVerdict = definePart(
  'CertificateCheckVerdict',
  'div',
  'lectern-certificate-check-verdict',
  (name) => {
    const { t } = useLectern(name, certificateWords);
    const { found } = useCertificateCheckContext(name);
    return {
      role: 'status',
      'data-verdict': found?.verdict,
      children: found && (
        <>
          <p>
            <Icon shape={found.verdict === 'valid' ? icons.success : icons.error} />
            <span>{t(texts[found.verdict])}</span>
          </p>
          {found.certificate && (
            <Certificate certificate={found.certificate}>
              <Certificate.Sheet />
            </Certificate>
          )}
        </>
      ),
    };
  },
);
