import type { Messages, ReceivedSubmission } from '@lectern/sdk';

/** Who handed it in; an account may be gone. */
export const nameOf = (person: ReceivedSubmission['userId'], t: Messages<'grading.someone'>) =>
  `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || t('grading.someone');
