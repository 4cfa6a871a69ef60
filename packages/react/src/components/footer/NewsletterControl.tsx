import type { NewsletterDraft } from '@lectern/sdk';
import { memo, useEffect } from 'react';
import type { StoredForm } from '../../hooks/forms/useStoredForm.ts';
import { useNewsletterForm } from '../../hooks/site/useNewsletterForm.ts';

export type NewsletterState = StoredForm<{ email: string }>;

export interface NewsletterControlProps {
  onSubmit: ((draft: NewsletterDraft) => Promise<void>) | undefined;
  /** Called with each state of the form. */
  onState: (state: NewsletterState) => void;
}

/**
 * What the newsletter form does, apart from what it shows: every page has the form, and few visitors use it. Memoized,
 * because each state renders the form again.
 */
export const NewsletterControl = memo(function NewsletterControl({ onSubmit, onState }: NewsletterControlProps) {
  const state = useNewsletterForm(onSubmit);
  useEffect(() => onState(state));
  return null;
});
