import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { certificateNumber, longTitle, withCertificate } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { Certificate } from './index.ts';

const meta: Meta<typeof Certificate> = {
  title: 'Learning/Certificate',
  component: Certificate,
  args: { number: certificateNumber },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'submits'],
    words: ['diploma', 'badge', 'credential', 'verify', 'proof', 'completion'],
    do: ['Give it a page of its own, at the address that the QR code of the printed certificate names.'],
    dont: ['Show a certificate that its holder keeps private: the server answers 404 to everybody else.'],
    accessibility: ['Whether it counts is said in words, not by color alone. In print, the controls are left out.'],
    keyboard: [['Space', 'Shows the page to everyone, or hides it']],
  }),
};
export default meta;
const { ready, loading, busy, empty, failed, refused, long } = statesOf(meta, { as: 'learner' });

export const Private = ready(['certificate.privateText', 'certificate.pdfA4'], { prepare: withCertificate });
export const Public = ready(['certificate.publicText', 'certificate.copyLink'], {
  prepare: (api) => withCertificate(api, { isPublic: true }),
});
export const OfSomebodyElse = ready(['certificate.valid', 'certificate.validText'], {
  prepare: (api) => withCertificate(api, { isPublic: true, userId: 'another' }),
});
export const Revoked = ready(says('Revoked'), {
  prepare: (api) => withCertificate(api, { revokedAt: '2026-09-10T10:00:00.000Z' }),
});
export const LongWords = long(says(longTitle), {
  prepare: (api) =>
    withCertificate(api, { learnerName: longTitle, courseTitle: longTitle, instructorName: longTitle, isPublic: true }),
});
export const OnPhone = ready('certificate.valid', { viewport: 'phone', prepare: withCertificate });
export const RightToLeft = ready('certificate.valid', { direction: 'rtl', prepare: withCertificate });
/** What others see, who have the number from its holder. */
export const PrivateForOthers = empty('certificate.privateValid', { as: 'visitor', prepare: withCertificate });
export const NotFound = empty(['certificate.notFound', 'certificate.browse'], { args: { number: '0000-0000-0000' } });
export const Loading = loading('certificates.get', 'certificate.loading');
export const Failed = failed('certificates.get', 'certificate.failed');

const share = ({ press }: ActTools) => press('certificate.public');
export const Sharing = busy('certificates.update', 'certificate.privateText', { prepare: withCertificate, act: share });
export const ShareFailed = failed(
  'certificates.update',
  ['certificate.updateFailedTitle', 'certificate.updateFailed'],
  { prepare: withCertificate, act: share, isAlone: true },
);
export const ShareRefused = refused('certificates.update', 404, 'Certificate not found.', {
  prepare: withCertificate,
  act: share,
  isAlone: true,
});
