import type { NewsletterDraft } from '@lectern/sdk';
import { footerWords } from '@lectern/sdk/words';
import { type FormEvent, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useUserId } from '../../hooks/account/useSession.ts';
import { useLectern } from '../../provider/context.ts';
import { SimulatedNote } from '../../provider/SimulatedNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { late } from '../../ui/late.ts';
import type { NewsletterState } from './NewsletterControl.tsx';

export interface NewsletterFormProps extends Omit<RootProps<'form'>, 'onSubmit' | 'children'> {
  /** Subscribes the address. Simulated by default (§4). A rejected promise shows the failure notice. */
  onSubmit?: (draft: NewsletterDraft) => Promise<void>;
}

const Root = definePart('NewsletterForm', 'form', 'lectern-newsletter-form');

/** Subscribes to the newsletter. */
export const NewsletterForm = forwardRef<HTMLFormElement, NewsletterFormProps>(function NewsletterForm(props, ref) {
  // Another user starts with an empty form.
  return <UserForm key={useUserId()} ref={ref} {...props} />;
});

const control = late(async () => (await import('./NewsletterControl.tsx')).NewsletterControl);

const UserForm = forwardRef<HTMLFormElement, NewsletterFormProps>(function UserForm({ onSubmit, ...props }, ref) {
  const { marketplace, t } = useLectern('NewsletterForm', footerWords);
  const root = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<NewsletterState>();
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => root.current, []);
  // Submitted before the code was there.
  const isWaiting = useRef(false);
  const { Part: NewsletterControl, retry } = control.usePart({
    onFailure: () => {
      if (!isWaiting.current) return;
      isWaiting.current = false;
      marketplace.notices.show({
        type: 'error',
        title: t('notice.contactFailed.title'),
        message: t('notice.contactFailed.text'),
      });
    },
  });
  useEffect(() => {
    if (!state) return;
    state.formProps.ref.current = root.current;
    if (isWaiting.current) root.current?.requestSubmit();
    isWaiting.current = false;
  }, [state]);

  const submitLater = (event: FormEvent) => {
    event.preventDefault();
    isWaiting.current = true;
    retry();
  };
  return (
    <Root
      noValidate
      {...props}
      className={cx('lectern-with-script', props.className)}
      onSubmit={submitLater}
      {...state?.formProps}
      ref={root}
    >
      <h2>{t('newsletter.title')}</h2>
      <p>{t('newsletter.text')}</p>
      <Field
        {...(state?.field('email') ?? { name: 'email' })}
        label={t('newsletter.email')}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" isBusy={state?.isSaving ?? false} busyLabel={t('newsletter.submitting')}>
        {t('newsletter.submit')}
      </Button>
      {!onSubmit && <SimulatedNote />}
      {NewsletterControl && <NewsletterControl onSubmit={onSubmit} onState={setState} />}
    </Root>
  );
});
