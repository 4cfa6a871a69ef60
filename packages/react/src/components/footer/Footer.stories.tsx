import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { Footer, NewsletterForm } from './index.ts';

const meta: Meta<typeof Footer> = {
  title: 'Page/Footer',
  component: Footer,
  subcomponents: { NewsletterForm },
  args: { brand: <strong>Lectern</strong>, note: '© 2026 Lectern' },
  parameters: page({
    frame: 'bar',
    traits: ['submits', 'validates'],
    notApplicable: { refused: 'It calls no API: whoever embeds it subscribes the person.' },
    words: ['newsletter', 'subscribe', 'site map', 'social media', 'imprint', 'links'],
    do: [
      'Make it compact on pages that people work on, such as a dashboard or a form.',
      'Subscribe people in onSubmit of NewsletterForm: without it, subscribing is only simulated.',
    ],
    dont: ['Put into the footer what people need to finish what they do.'],
    accessibility: ['Each column of links is a navigation with a name of its own.'],
    keyboard: [
      ['Enter, Space', 'On More links: unfolds a compact footer'],
      ['Enter', 'In the email field: subscribes'],
    ],
  }),
};
export default meta;
const { state, ready, invalid, done, long } = statesOf(meta);

const subscribe = async ({ type, press }: ActTools) => {
  await type('newsletter.email', 'lena@example.org');
  await press('newsletter.submit');
};

export const Whole = ready('newsletter.text');
export const WithSocial = ready(has('link', 'Mastodon'), {
  args: {
    social: (
      <p style={{ display: 'flex', gap: '1rem' }}>
        <a href="https://mastodon.example/@lectern">Mastodon</a>
        <a href="https://video.example/lectern">Videos</a>
      </p>
    ),
  },
});
export const WithoutNewsletter = ready(says('© 2026 Lectern'), { args: { newsletter: null } });
export const Compact = ready(['footer.more', 'footer.terms'], { args: { isCompact: true } });
export const Unfolded = ready('newsletter.text', {
  args: { isCompact: true },
  act: ({ canvas, userEvent, t }) => userEvent.click(canvas.getByText(t('footer.more'))),
});
export const Invalid = invalid(says('Please enter a valid email address.'), {
  async act({ type, press }) {
    await type('newsletter.email', 'lena');
    await press('newsletter.submit');
  },
});
export const Subscribing = state({
  kind: 'busy',
  args: { newsletter: <NewsletterForm onSubmit={() => new Promise(() => {})} /> },
  act: subscribe,
  shows: 'newsletter.submitting',
});
export const Subscribed = done(
  [{ role: 'dialog', name: 'notice.newsletterDone.title' }, 'notice.newsletterDone.text'],
  { isAlone: true, args: { newsletter: <NewsletterForm onSubmit={async () => {}} /> }, act: subscribe },
);
export const SubscriptionFailed = state({
  kind: 'failed',
  isAlone: true,
  args: { newsletter: <NewsletterForm onSubmit={() => Promise.reject(new Error('No connection'))} /> },
  act: subscribe,
  shows: [{ role: 'dialog', name: 'notice.contactFailed.title' }, 'notice.contactFailed.text'],
});
export const LongWords = long(says(/Donaudampfschifffahrt/), {
  viewport: 'phone',
  args: {
    brand: <p>Donaudampfschifffahrtsgesellschaftskapitänsakademie für Erwachsene</p>,
    note: 'Registered at the district court of a town with a very long name, number 1234567890, since 1829',
  },
});
