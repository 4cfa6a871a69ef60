import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { certificateNumber, longTitle, withCertificate } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { CertificateCheck } from './index.ts';

const meta: Meta<typeof CertificateCheck> = {
  title: 'Learning/CertificateCheck',
  component: CertificateCheck,
  parameters: page({
    frame: 'page',
    traits: ['submits', 'validates'],
    words: ['verify', 'validate', 'badge', 'credential', 'diploma'],
    do: ['Link to its page wherever somebody may ask whether a certificate is real.'],
    dont: ['Ask for an account: anyone may check.'],
    accessibility: ['What was found is announced, and said in words, not by color alone.'],
    keyboard: [['Enter', 'On the button: checks']],
  }),
};
export default meta;
const { ready, busy, invalid, done, failed, refused, long } = statesOf(meta);

const check =
  (text: string) =>
  async ({ type, press }: ActTools) => {
    await type('certificate.checkLabel', text);
    await press('certificate.check');
  };
/** The mock API signs nothing: it takes a number in this spelling for a badge. */
const badge = check(`badge.${certificateNumber}.signed`);

export const Ready = ready('certificate.checkHint');
export const Valid = done(['certificate.verdictValid', says('Lena Learner')], { prepare: withCertificate, act: badge });
export const Revoked = done('certificate.verdictRevoked', {
  prepare: (api) => withCertificate(api, { revokedAt: '2026-09-10T10:00:00.000Z' }),
  act: badge,
});
export const Changed = done('certificate.verdictChanged', { act: check('e30.e30.e30') });
export const LongWords = long(says(longTitle), {
  prepare: (api) => withCertificate(api, { learnerName: longTitle, courseTitle: longTitle }),
  act: badge,
});
export const Missing = invalid('certificate.checkMissing', { act: ({ press }) => press('certificate.check') });
export const Checking = busy('certificates.check', 'certificate.checking', { act: badge });
export const Failed = failed('certificates.check', 'certificate.checkFailed', { act: badge });
export const Refused = refused('certificates.check', 429, 'Too many requests. Please wait a moment.', { act: badge });
