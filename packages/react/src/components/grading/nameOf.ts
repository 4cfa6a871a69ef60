import type { ReceivedSubmission } from '@lectern/sdk';
import type { LecternContextValue } from '../../provider/context.ts';

/** Who handed it in; an account may be gone. */
export const nameOf = (person: ReceivedSubmission['userId'], t: LecternContextValue['t']) =>
  `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || t('grading.someone');
